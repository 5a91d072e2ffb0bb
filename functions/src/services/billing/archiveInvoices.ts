import { type InvoiceDocument, limits, type TimePeriod } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { invoices } from '../../store/collections/collections.ts';
import { readDocuments } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import { type Page, selectFields, whereInPeriod } from '../../store/reads/queries.ts';
import { payerWithEmail } from '../customers/payerWithEmail.ts';
import { visibleDocuments } from '../customers/visibleDocuments.ts';
import { newestInvoicesFirst } from '../invoices/listInvoices.ts';

/**
 * The numbers of the documents in one archive of a payer's invoices and credit notes, and where the
 * next one begins. Throws `validation` for an invalid cursor.
 */
export const findArchived = async (
  email: string,
  { cursor, ...period }: TimePeriod & { cursor?: string | undefined },
  caller: Caller,
): Promise<Page<string>> => {
  const payerId = await payerWithEmail(email, caller);
  if (payerId === undefined) return { items: [] };
  const seen = visibleDocuments(invoices, { payerId }, caller);
  const query = selectFields(whereInPeriod(seen, 'issuedAt', period), ['number', 'issuedAt']);
  const limit = limits.archivedInvoices;
  const page = { limit, ...(cursor !== undefined && { cursor }) };
  const source = { query, order: newestInvoicesFirst, toItem: (number: string) => number };
  return readPage(source, page);
};

/** How many documents are in memory at a time. */
const batchSize = 10;

/** The documents with these numbers, a few at a time. */
export const readArchived = async function* (
  numbers: readonly string[],
): AsyncGenerator<InvoiceDocument> {
  for (let from = 0; from < numbers.length; from += batchSize) {
    const batch = numbers.slice(from, from + batchSize);
    const found = await readDocuments(batch.map((number) => invoices.doc(number)));
    yield* found.filter((invoice) => invoice !== undefined);
  }
};
