import type { InvoiceDocument } from '../../contract/index.ts';

/** A stored invoice or credit note. */
export interface StoredInvoice extends InvoiceDocument {
  /** The search index: words of the numbers and the customer. */
  searchTerms: string[];
}

/**
 * The last number of a year's invoices or credit notes. `changeId` proves the commit that set it.
 */
export interface CounterDocument {
  last: number;
  changeId: string;
}
