import { invoices } from '../../collections.ts';
import { type InvoiceColumn, type InvoiceDocument, toDollars } from '../../contract/index.ts';
import { type DayPeriod, inPeriod, orderedBatches, selectFields } from '../../queries.ts';

/** How many documents are in memory at a time. */
const batchSize = 300;

// Lines are most of a document, and no row has them.
const fields = [
  ...(['number', 'kind', 'issuedAt', 'dueAt', 'orderNumber', 'poNumber', 'buyer'] as const),
  ...(['subtotal', 'tax', 'total', 'currency', 'cancels'] as const),
] as const;

type ExportedInvoice = Pick<InvoiceDocument, (typeof fields)[number]>;

/** An invoice as a row of the table. */
export type InvoiceRow = Record<InvoiceColumn, string | number>;

const rowOf = ({ buyer, issuedAt, dueAt, cancels, ...invoice }: ExportedInvoice): InvoiceRow => {
  const { number, kind, orderNumber, poNumber, currency } = invoice;
  const sign = kind === 'credit-note' ? -1 : 1;
  return {
    ...{ number, kind, orderNumber, poNumber, currency },
    issuedAt: issuedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? '',
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    subtotal: toDollars(sign * invoice.subtotal),
    tax: toDollars(sign * invoice.tax),
    total: toDollars(sign * invoice.total),
    cancels: cancels?.number ?? '',
  };
};

/** The invoices and credit notes of a period in batches, newest first. */
export const exportInvoices = async function* (period: DayPeriod): AsyncGenerator<InvoiceRow[]> {
  const query = selectFields(inPeriod(invoices, 'issuedAt', period), fields);
  const newestFirst = { field: 'issuedAt', direction: 'desc' } as const;
  for await (const batch of orderedBatches(query, newestFirst, batchSize)) {
    yield batch.map(({ content }) => rowOf(content));
  }
};
