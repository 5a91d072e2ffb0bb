import { bankEntryTermsOf, collectionNames, dayOf, shopCurrency } from 'functions/contract';
import type { BankEntryDocument, BankImportDocument } from 'functions/documents';
import type { ScaleOrder } from './orders.ts';
import { daysBefore, type StoredDocument } from './size.ts';

/** An order in this many is paid by an entry of a bank statement. */
export const ordersPerEntry = 5;

const entriesPerImport = 50;

/** The latest entries are not booked, as many in each shop. */
const openEntries = 100;

const account = 'DE89370400440532013000';

/** The id of the n-th imported file, counted from the last one. */
export const importIdOf = (n: number): string => `import-${n}`;

const openOnes = [
  { certainty: 'sure', cause: 'reference-and-sum' },
  { certainty: 'proposal', cause: 'known-account' },
  { certainty: 'unknown', cause: 'nothing-found' },
  { certainty: 'outgoing', cause: 'money-out' },
] as const;

/** An entry in this many was left alone. */
const rareLeft = 20;

const statusOf = (n: number): Pick<BankEntryDocument, 'status' | 'certainty' | 'cause'> => {
  const open = openOnes[n % openOnes.length] ?? openOnes[0];
  if (n < openEntries) return { status: 'open', ...open };
  return n % rareLeft === 0
    ? { status: 'left', certainty: 'unknown', cause: 'nothing-found' }
    : { status: 'booked', certainty: 'sure', cause: 'reference-and-sum' };
};

const entryDocument = (n: number, { id, order }: ScaleOrder, at: Date): BankEntryDocument => {
  const { invoiceNumber, number: orderNumber, payerId, payerName, total } = order;
  const match = statusOf(n);
  const named = { invoiceNumber: invoiceNumber ?? orderNumber, orderId: id, orderNumber };
  const paid = { ...named, payerId, payerName, amount: total };
  const entry = {
    importId: importIdOf(Math.floor(n / entriesPerImport)),
    account,
    day: dayOf(at, 'UTC'),
    amount: match.certainty === 'outgoing' ? -total : total,
    currency: order.currency,
    payerName,
    payerAccount: `DE02${payerId.replace(/\D/g, '').slice(-18).padStart(18, '0')}`,
    text: `Invoice ${named.invoiceNumber}`,
    reference: '',
    bankReference: `bank-${n}`,
    parts: 1,
    returned: false,
    ...match,
    shares: match.certainty === 'unknown' ? [] : [{ ...paid, open: total }],
    bookings:
      match.status === 'booked'
        ? [{ ...paid, paymentId: `${id}-payment-0`, writtenOff: false }]
        : [],
    handledBy: match.status === 'open' ? null : 'Ada Admin',
    handledAt: match.status === 'open' ? null : at,
    version: 'scale',
    createdAt: at,
  };
  const invoiceNumbers = entry.shares.map((share) => share.invoiceNumber);
  return { ...entry, invoiceNumbers, searchTerms: bankEntryTermsOf(entry) };
};

const importDocument = (n: number, at: Date): BankImportDocument => {
  const day = dayOf(at, 'UTC');
  const balances = { opening: null, closing: null };
  return {
    name: `${day}.xml`,
    format: 'camt',
    statements: [
      { account, number: String(n), from: day, to: day, currency: shopCurrency, ...balances },
    ],
    accounts: [account],
    entries: entriesPerImport,
    repeated: 0,
    pending: 0,
    warnings: [],
    complete: true,
    by: 'admin',
    byName: 'Ada Admin',
    createdAt: at,
  };
};

/** The documents of bank statements whose entries pay these orders, the latest one first. */
export const bankDocuments = function* (
  orders: readonly ScaleOrder[],
  now: Date,
): Generator<StoredDocument> {
  for (const [n, order] of orders.entries()) {
    const at = daysBefore(now, Math.floor(n / entriesPerImport));
    const content = entryDocument(n, order, at);
    yield { path: `${collectionNames.bankEntries}/entry-${n}`, content };
    if (n % entriesPerImport !== 0) continue;
    const file = Math.floor(n / entriesPerImport);
    yield {
      path: `${collectionNames.bankImports}/${importIdOf(file)}`,
      content: importDocument(file, at),
    };
  }
};
