import {
  type BankEntryDetails,
  type BankShare,
  numbersNamedIn,
  type OpenInvoice,
} from '../../../contract/index.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { readSettings } from '../../settings/settings.ts';
import { entryResource } from '../storedEntries.ts';
import { readLearntPayers } from './learntAccounts.ts';
import { readNamed } from './matchOpen.ts';
import { openInvoiceOf, openOrdersOf, readPayable } from './openInvoices.ts';

/** The most invoices of a payer that are offered: those that are due first. */
const mostCandidates = 50;

const candidateOf = (
  { number: invoiceNumber, orderId, orderNumber, payerId, payerName, open }: OpenInvoice,
  shares: readonly BankShare[],
): BankShare => {
  const share = shares.find((one) => one.orderId === orderId);
  const amount = Math.min(share?.amount ?? 0, open);
  return { invoiceNumber, orderId, orderNumber, payerId, payerName, open, amount };
};

/**
 * A row with the open invoices that it seems to pay or names, and then those of the payer from whom it
 * seems to be, by due date. Throws `entry-not-found`.
 */
export const getEntry = async (id: string): Promise<BankEntryDetails> => {
  const stored = await readDocument(entryResource.reference(id));
  const entry = entryResource.toSent(id, entryResource.existing(stored));
  const { shares, payerAccount, status, amount } = entry;
  const settings = await readSettings();
  const details = { entry, writeOffLimit: settings.writeOffLimit };
  if (status === 'booked' || amount <= 0) return { ...details, candidates: [] };
  const learnt = payerAccount === '' ? new Map() : await readLearntPayers([payerAccount]);
  const payerId: string | undefined = shares[0]?.payerId ?? learnt.get(payerAccount);
  const [named, open] = await Promise.all([
    shares.length > 0
      ? readPayable(shares.map(({ orderId }) => orderId)).then((all) =>
          all.map((order) => openInvoiceOf(order.id, order.content)),
        )
      : readNamed([numbersNamedIn(entry)]).then((all) => [...all.values()]),
    payerId === undefined ? [] : openOrdersOf(payerId, mostCandidates),
  ]);
  const ofPayer = open.map((order) => openInvoiceOf(order.id, order.content));
  const all = new Map([...named, ...ofPayer].map((invoice) => [invoice.orderId, invoice]));
  const candidates = [...all.values()]
    .filter((invoice) => invoice.open > 0)
    .map((invoice) => candidateOf(invoice, shares));
  return { ...details, candidates };
};
