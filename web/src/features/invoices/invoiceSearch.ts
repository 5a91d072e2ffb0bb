import type { KindChoice } from './invoiceTexts.ts';

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
