import { type InvoiceColumn, isoIn, taxSumOf, toDollars } from '../../contract/index.ts';
import { orderedBatches } from '../../store/reads/queries.ts';
import { findInvoices, type InvoiceSelection, type ListedFields } from './listInvoices.ts';

/** How many documents are in memory at a time. */
const batchSize = 300;

/** An invoice as a row of the table. */
export type InvoiceRow = Record<InvoiceColumn, string | number>;

const rowOf = (
  { buyer, issuedAt, dueAt, cancels, ...invoice }: ListedFields,
  timeZone: string,
): InvoiceRow => {
  const { number, kind, orderNumber, poNumber, currency, payerName } = invoice;
  const sign = kind === 'credit-note' ? -1 : 1;
  return {
    number,
    kind,
    orderNumber,
    poNumber,
    currency,
    issuedAt: isoIn(issuedAt, timeZone),
    dueAt: dueAt ? isoIn(dueAt, timeZone) : '',
    payerName,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    subtotal: toDollars(sign * invoice.subtotal),
    tax: toDollars(sign * taxSumOf(invoice)),
    total: toDollars(sign * invoice.total),
    cancels: cancels?.number ?? '',
  };
};

/** The invoices and credit notes of a selection in batches, newest first. */
export const exportInvoices = async function* (
  selection: InvoiceSelection,
  timeZone: string,
): AsyncGenerator<InvoiceRow[]> {
  const { query, order, matches = () => true } = findInvoices(selection);
  for await (const batch of orderedBatches(query, order, batchSize)) {
    yield batch
      .filter(({ content }) => matches(content))
      .map(({ content }) => rowOf(content, timeZone));
  }
};
