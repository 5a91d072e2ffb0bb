import {
  bankEntryTermsOf,
  collectionNames,
  creditorReferenceOf,
  type Match,
  matchEntries,
  type OpenInvoice,
} from 'functions/contract';
import type {
  AuditDocument,
  BankEntryDocument,
  BankImportDocument,
  OrderDocument,
  PaymentDocument,
  StoredInvoice,
} from 'functions/documents';
import { openInvoiceOf } from 'functions/testing/orders/services';
import { contentsIn, documentsIn } from '../actions/pastShop.ts';
import { admin } from '../data/accounts.ts';
import { bankRows, bookedRows, type SeedBankRow } from '../data/bankRows.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';

type Past = readonly SeedDocument<object>[];
type Payment = SeedDocument<PaymentDocument>;
type Entry = Omit<BankEntryDocument, 'importId' | 'version' | 'createdAt' | 'searchTerms'>;

const importId = 'seed-bank-statement';
const minutesBeforeBooking = 10;
const opening = 4_125_000;

const idOf = ({ path }: SeedDocument<object>): string => path.split('/').at(-1) ?? '';

/** The transfers that were recorded one by one, and not taken back. */
const transfersIn = (past: Past): Payment[] => {
  const payments = documentsIn<PaymentDocument>(past, collectionNames.payments);
  const reversed = new Set(payments.map(({ content }) => content.reverses));
  return payments.filter(
    (payment) =>
      payment.content.kind === 'payment' &&
      payment.content.method === 'bank-transfer' &&
      !reversed.has(idOf(payment)),
  );
};

/** The payments that the statement has: the first ones of the last day with enough of them. */
const bookedIn = (past: Past): Payment[] => {
  const byDay = Map.groupBy(transfersIn(past), ({ content }) => content.receivedAt);
  const days = [...byDay].filter(([, payments]) => payments.length >= bookedRows);
  const [, last = []] = days.toSorted(([one], [other]) => one.localeCompare(other)).at(-1) ?? [];
  return last
    .toSorted((one, other) => Number(one.content.recordedAt) - Number(other.content.recordedAt))
    .slice(0, bookedRows);
};

/** The invoices that were open when the statement came, without those of companies and accounts. */
const openInvoicesIn = (past: Past, seed: Seed, before: Date): OpenInvoice[] => {
  const known = new Set([
    ...seed.accounts.map(({ uid }) => uid),
    ...seed.companies.map(({ id }) => id),
  ]);
  const issued = new Map(
    contentsIn<StoredInvoice>(past, collectionNames.invoices).map((invoice) => [
      invoice.orderId,
      invoice.issuedAt,
    ]),
  );
  return documentsIn<OrderDocument>(past, collectionNames.orders)
    .filter((order) => {
      const issuedAt = issued.get(idOf(order));
      return !known.has(order.content.payerId) && issuedAt !== undefined && issuedAt < before;
    })
    .map((order) => openInvoiceOf(idOf(order), order.content))
    .filter(({ open }) => open > 0);
};

const readRow = (day: string, account: string, currency: string) => ({
  account,
  day,
  currency,
  payerName: '',
  payerAccount: '',
  text: '',
  reference: '',
  bankReference: '',
  parts: 1,
  returned: false,
});

const filledIn = (text: string, { number, orderNumber }: OpenInvoice): string =>
  text.replace('{invoice}', number).replace('{order}', orderNumber);

/** What a row of the seed says. */
const wordsOf = (row: SeedBankRow, invoice: OpenInvoice | undefined) => {
  const { pays, sure = false, amount = 0, name = '', text = '' } = row;
  if (pays === undefined || !invoice) return { amount, payerName: name, text };
  return {
    amount: Math.round(invoice.open * pays),
    payerName: invoice.payerName.toUpperCase(),
    text: filledIn(text, invoice),
    ...(sure && { reference: creditorReferenceOf(invoice.number) ?? '' }),
  };
};

const nothing: Match = { certainty: 'unknown', cause: 'nothing-found', shares: [] };

const matched = ({ certainty, cause, shares }: Match) => ({
  certainty,
  cause,
  shares,
  invoiceNumbers: shares.map(({ invoiceNumber }) => invoiceNumber),
});

const handledBy = (at: Date) => ({ handledBy: admin.displayName, handledAt: at });
const unhandled = { handledBy: null, handledAt: null };

/** The rows of the seed, matched with the invoices that are open. */
const otherEntries = (
  { settings }: Seed,
  invoices: readonly OpenInvoice[],
  row: ReturnType<typeof readRow>,
  importedAt: Date,
): Entry[] => {
  const unpaid = invoices.values();
  const rows = bankRows.map((each) => {
    const invoice = each.pays === undefined ? undefined : unpaid.next().value;
    return { ...row, ...wordsOf(each, invoice) };
  });
  const { currency, writeOffLimit, journal } = settings;
  const context = { currency, writeOffLimit, closedUntil: journal.closedUntil };
  const matches = matchEntries(rows, { ...context, invoices, accounts: new Map() });
  return rows.map((each, at) => ({
    ...each,
    ...matched(matches[at] ?? nothing),
    status: bankRows[at]?.status ?? 'open',
    bookings: [],
    ...(bankRows[at]?.status === 'left' ? handledBy(importedAt) : unhandled),
  }));
};

/** The row that a payment books, as if its text had named the order. */
const bookedEntry = (
  payment: Payment,
  row: ReturnType<typeof readRow>,
  invoiceNumbers: ReadonlyMap<string, string>,
): Entry => {
  const { amount, reference, orderId, orderNumber, payerId, payerName, recordedAt } =
    payment.content;
  const invoiceNumber = invoiceNumbers.get(orderId) ?? orderNumber;
  const paid = { invoiceNumber, orderId, orderNumber, payerId, payerName };
  return {
    ...row,
    amount,
    payerName: payerName.toUpperCase(),
    text: reference,
    ...matched({
      certainty: 'proposal',
      cause: 'number-and-sum',
      shares: [{ ...paid, open: amount, amount }],
    }),
    status: 'booked',
    bookings: [{ ...paid, paymentId: idOf(payment), amount, writtenOff: false }],
    ...handledBy(recordedAt),
  };
};

const importOf = (
  row: ReturnType<typeof readRow>,
  entries: readonly Entry[],
  createdAt: Date,
): BankImportDocument => {
  const { account, day, currency } = row;
  const closing = entries.reduce((sum, { amount }) => sum + amount, opening);
  const period = { from: day, to: day, opening, closing };
  return {
    name: `statement-${day}.xml`,
    format: 'camt',
    statements: [{ account, number: day.replaceAll('-', ''), currency, ...period }],
    accounts: [account],
    entries: entries.length,
    repeated: 0,
    pending: 0,
    warnings: [],
    complete: true,
    by: admin.uid,
    byName: admin.displayName,
    createdAt,
  };
};

const auditOf = ({ name, entries, createdAt }: BankImportDocument): AuditDocument => ({
  by: admin.uid,
  byEmail: admin.email,
  action: 'bank-imported',
  target: { kind: 'bank-import', id: importId, label: name },
  before: {},
  after: { entries, repeated: 0 },
  at: createdAt,
  requestId: importId,
});

/**
 * An imported bank statement with rows that are booked, to be decided and left aside, and the
 * payments that its rows book.
 */
export const bankDocuments = (past: Past, seed: Seed): SeedDocument<object>[] => {
  const booked = bookedIn(past);
  const [first] = booked;
  if (!first) return [];
  const { recordedAt, receivedAt } = first.content;
  const importedAt = new Date(recordedAt.getTime() - minutesBeforeBooking * 60_000);
  const row = readRow(receivedAt, seed.settings.bank.account, seed.settings.currency);
  const orders = documentsIn<OrderDocument>(past, collectionNames.orders);
  const numbers = new Map(
    orders.map((order) => [idOf(order), order.content.invoiceNumber ?? order.content.number]),
  );
  const entries = [
    ...booked.map((payment) => bookedEntry(payment, row, numbers)),
    ...otherEntries(seed, openInvoicesIn(past, seed, importedAt), row, importedAt),
  ];
  const file = importOf(row, entries, importedAt);
  const idOfRow = (at: number) => `${importId}-${at + 1}`;
  const common = { importId, version: importId, createdAt: importedAt };
  return [
    { path: `${collectionNames.bankImports}/${importId}`, content: file },
    { path: `${collectionNames.auditLog}/${importId}`, content: auditOf(file) },
    ...entries.map((entry, at) => ({
      path: `${collectionNames.bankEntries}/${idOfRow(at)}`,
      content: { ...entry, ...common, searchTerms: bankEntryTermsOf(entry) },
    })),
    ...booked.map(({ path, content }, at) => ({
      path,
      content: { ...content, bankEntryId: idOfRow(at) },
    })),
  ];
};
