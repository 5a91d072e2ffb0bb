import { apiBase, apiRoutes, type Count } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import type { KindChoice } from './invoiceTexts.ts';

const { listInvoices, count } = apiRoutes;

/** A search of the invoices and credit notes of all customers. */
export interface InvoiceSearch {
  kind: KindChoice;
  /** The words to find in the numbers and the customer. */
  words: string;
  /** The first and the last day, `2026-11-21`, on which they were issued; empty for any. */
  from: string;
  to: string;
}

/** The query of a search, also that of its export. */
export const searchQuery = ({ words, ...filters }: InvoiceSearch) => ({ ...filters, q: words });

const parametersOf = (query: Record<string, string>): string =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();

/** The address of the first page of a search. */
export const invoicesUrl = (search: InvoiceSearch): string =>
  `${apiBase}${listInvoices.href()}?${parametersOf(searchQuery(search))}`;

/** How many invoices and credit notes match a search. */
export const countInvoices = (search: InvoiceSearch, signal: AbortSignal): Promise<Count> => {
  const query = parametersOf({ of: 'invoices', ...searchQuery(search) });
  return callApi(count, `${count.href()}?${query}`, { signal });
};
