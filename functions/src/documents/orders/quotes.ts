import type { QuoteFields } from '../../contract/index.ts';

/** A stored quote. */
export interface QuoteDocument extends QuoteFields<Date> {
  /** When the shop looks at the quote, because its offer lapses. */
  checkAt: Date | null;
  /** The last request to accept its offer for a company: only one of them can be pending. */
  lastRequestId?: string;
  /** The search index: words of the number, the customer and the tools. */
  searchTerms: string[];
}
