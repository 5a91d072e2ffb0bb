import type { Request } from 'express';
import { invoiceKinds } from '../../contract/index.ts';
import { parsePeriod } from './orderQuery.ts';
import { parseChoice, parseSearch } from './query.ts';

/**
 * The kind, the period and the search of a list of invoices in a query string. Throws `validation`.
 */
export const parseInvoiceSelection = (query: Request['query'], timeZone: string) => ({
  kind: parseChoice(query, 'kind', invoiceKinds, undefined),
  search: parseSearch(query),
  ...parsePeriod(query, timeZone),
});
