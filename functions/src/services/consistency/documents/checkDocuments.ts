import {
  counterIdOf,
  type InvoiceDocument,
  type InvoiceSequence,
  invoiceKinds,
  lineTotalOf,
  parseInvoiceNumber,
  taxSumOf,
  yearOf,
} from '../../../contract/index.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import { counters, invoices, orders, payments } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { batchesById, type Found } from '../../../store/reads/queries.ts';
import { readSequence } from './snapshots.ts';

/** The number of checked documents, and a sentence for each problem. */
export interface DocumentReport {
  count: number;
  problems: string[];
}

/** The payments of rows of bank statements that do not exist. */
const withoutEntry = async (batch: readonly Found<PaymentDocument>[]): Promise<string[]> => {
  const ids = [...new Set(batch.flatMap(({ content }) => content.bankEntryId ?? []))];
  const found = await readFields(
    ids.map((id) => bankEntries.doc(id)),
    ['status'],
  );
  const missing = new Set(ids.filter((_, index) => found[index] === undefined));
  return batch.flatMap(({ id, content: { bankEntryId = '' } }) =>
    missing.has(bankEntryId)
      ? [`payment ${id} is of bank entry ${bankEntryId}, which does not exist`]
      : [],
  );
};

/**
 * Checks that each payment belongs to an order, and to a row of a bank statement if it says so. Costs
 * a read for each payment, each of their orders and each of these rows.
 */
export const checkPayments = async (): Promise<DocumentReport> => {
  const report: DocumentReport = { count: 0, problems: [] };
  for await (const batch of batchesById(payments)) {
    const ids = [...new Set(batch.map(({ content }) => content.orderId))];
    const found = await readFields(
      ids.map((id) => orders.doc(id)),
      ['number'],
    );
    const missing = new Set(ids.filter((_, index) => found[index] === undefined));
    const stray = batch.filter(({ content }) => missing.has(content.orderId));
    report.count += batch.length;
    report.problems.push(
      ...stray.map(
        ({ id, content }) => `payment ${id} is for order ${content.orderId}, which does not exist`,
      ),
      ...(await withoutEntry(batch)),
    );
  }
  return report;
};

const hasRightNumber = ({ id, content }: Found<InvoiceDocument>) => {
  const { number, kind, issuedAt, timeZone } = content;
  const parsed = parseInvoiceNumber(number);
  return (
    id === number &&
    parsed?.kind === kind &&
    parsed.position > 0 &&
    parsed.year === yearOf(issuedAt, timeZone)
  );
};

const addsUp = (invoice: InvoiceDocument): boolean =>
  invoice.lines.every(
    ({ unitPrice, quantity, lineTotal }) => lineTotal === lineTotalOf(unitPrice, quantity),
  ) &&
  invoice.lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) === invoice.subtotal &&
  invoice.subtotal + taxSumOf(invoice) === invoice.total;

/** A sentence for each contradiction within an invoice or a credit note. */
const checkInvoice = (invoice: Found<InvoiceDocument>): string[] => [
  ...(hasRightNumber(invoice) ? [] : [`invoice ${invoice.id} has a wrong number, kind or date`]),
  ...(addsUp(invoice.content) ? [] : [`invoice ${invoice.id} does not add up`]),
];

// The order names the invoice since the transaction that stored both.
const strayInvoices = async (batch: readonly Found<InvoiceDocument>[]): Promise<string[]> => {
  const found = await readFields(
    batch.map(({ content }) => orders.doc(content.orderId)),
    ['invoiceNumber', 'creditNoteNumbers'],
  );
  return batch
    .filter(({ id, content: { kind } }, index) => {
      const order = found[index];
      return kind === 'invoice'
        ? order?.invoiceNumber !== id
        : !order?.creditNoteNumbers?.includes(id);
    })
    .map(({ id, content }) => `invoice ${id} is not that of order ${content.orderId}`);
};

/** The highest position of each sequence, by the id of its counter. */
type Sequences = Map<string, InvoiceSequence & { highest: number }>;

const addNumber = (sequences: Sequences, number: string): void => {
  const parsed = parseInvoiceNumber(number);
  if (!parsed) return;
  const { position, ...sequence } = parsed;
  const id = counterIdOf(sequence);
  const highest = Math.max(sequences.get(id)?.highest ?? 0, position);
  sequences.set(id, { ...sequence, highest });
};

const sequenceOf = (counterId: string): InvoiceSequence[] =>
  invoiceKinds
    .map((kind) => ({ kind, year: Number(counterId.slice(kind.length + 1)) }))
    .filter((sequence) => counterIdOf(sequence) === counterId);

const addCounters = async (sequences: Sequences): Promise<void> => {
  for await (const batch of batchesById(counters)) {
    for (const sequence of batch.flatMap(({ id }) => sequenceOf(id))) {
      const id = counterIdOf(sequence);
      sequences.set(id, { highest: 0, ...sequences.get(id), ...sequence });
    }
  }
};

// As many numbers as the counter has given, and none above it: then there is no gap.
const gapsIn = async (sequences: Sequences): Promise<string[]> => {
  const problems: string[] = [];
  for (const [id, { highest, ...sequence }] of sequences) {
    const { last, count } = await readSequence(sequence);
    if (count === last && highest <= last) continue;
    problems.push(
      `counter ${id} is at ${last}, but there are ${count} numbers, the highest of which is ${highest}`,
    );
  }
  return problems;
};

/**
 * Checks that each invoice and credit note adds up and is that of its order, and that the numbers
 * of each year have no gap. Can run while the shop sells. Costs two reads for each of them.
 */
export const checkInvoices = async (): Promise<DocumentReport> => {
  const report: DocumentReport = { count: 0, problems: [] };
  const sequences: Sequences = new Map();
  for await (const batch of batchesById(invoices)) {
    for (const { id } of batch) addNumber(sequences, id);
    report.count += batch.length;
    report.problems.push(...batch.flatMap(checkInvoice), ...(await strayInvoices(batch)));
  }
  await addCounters(sequences);
  return { ...report, problems: [...report.problems, ...(await gapsIn(sequences))] };
};
