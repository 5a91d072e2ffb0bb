import {
  amountDueOf,
  type Cell,
  dayOf,
  type InvoiceColumn,
  taxSumOf,
  wordsOfCode,
} from '../../contract/index.ts';
import { orders } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { orderedBatches } from '../../store/reads/queries.ts';
import { findInvoices, type InvoiceSelection, type ListedFields } from './listInvoices.ts';
import { type OwedOrder, owedFields, readPaidDays } from './paidDays.ts';
import { type PayerCells, readPayerCells } from './payerCells.ts';

/** An invoice as a row of the table. */
export type InvoiceRow = Record<InvoiceColumn, Cell>;

/** What is known about the payment of an invoice. */
interface Settlement {
  open: Cell;
  paidOn: string;
}

const rowOf = (
  { buyer, issuedAt, dueAt, cancels, ...invoice }: ListedFields,
  payer: PayerCells,
  { open, paidOn }: Settlement,
  timeZone: string,
): InvoiceRow => {
  const sign = invoice.kind === 'credit-note' ? -1 : 1;
  return {
    Number: invoice.number,
    Kind: wordsOfCode(invoice.kind),
    'Issued on': dayOf(issuedAt, timeZone),
    'Due on': dueAt ? dayOf(dueAt, timeZone) : '',
    'Paid on': paidOn,
    Order: invoice.orderNumber,
    'PO number': invoice.poNumber,
    Customer: invoice.payerName,
    ...payer,
    Buyer: buyer.name,
    'Buyer email': buyer.email,
    Net: { cents: sign * invoice.subtotal },
    Tax: { cents: sign * taxSumOf(invoice) },
    Total: { cents: sign * invoice.total },
    Open: open,
    Currency: invoice.currency,
    Corrects: cancels?.number ?? '',
    'Customer ID': invoice.payerId,
  };
};

/** The orders of invoices, by their ids. */
const readOrders = async (
  found: readonly ListedFields[],
): Promise<ReadonlyMap<string, OwedOrder>> => {
  const invoiced = found.filter(({ kind }) => kind === 'invoice');
  const ids = [...new Set(invoiced.map(({ orderId }) => orderId))];
  const read = await readFields(
    ids.map((id) => orders.doc(id)),
    owedFields,
  );
  return new Map(ids.flatMap((id, at) => (read[at] ? [[id, { ...read[at], id }] as const] : [])));
};

const rowsOf = async (found: readonly ListedFields[], timeZone: string): Promise<InvoiceRow[]> => {
  const [payers, ofInvoices] = await Promise.all([readPayerCells(found), readOrders(found)]);
  const paidDays = await readPaidDays([...ofInvoices.values()]);
  const settlementOf = ({ kind, orderId }: ListedFields): Settlement => {
    const order = kind === 'invoice' ? ofInvoices.get(orderId) : undefined;
    if (!order) return { open: '', paidOn: '' };
    return { open: { cents: amountDueOf(order) }, paidOn: paidDays.get(orderId) ?? '' };
  };
  return found.map((invoice) =>
    rowOf(invoice, payers(invoice.payerId), settlementOf(invoice), timeZone),
  );
};

/** The invoices and credit notes of a selection in batches, newest first. */
export const exportInvoices = async function* (
  selection: InvoiceSelection,
  timeZone: string,
): AsyncGenerator<InvoiceRow[]> {
  const { query, order, matches = () => true } = findInvoices(selection);
  for await (const batch of orderedBatches(query, order)) {
    const found = batch.map(({ content }) => content).filter(matches);
    yield await rowsOf(found, timeZone);
  }
};
