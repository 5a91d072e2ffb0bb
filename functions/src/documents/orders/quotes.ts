import type { Stored } from '../../contract/kinds/fields.ts';
import type { quoteFields } from '../../contract/quotes/fields.ts';
import type { HandledDocument } from '../staff/handling.ts';

/** A stored quote. */
export interface QuoteDocument extends Stored<typeof quoteFields>, HandledDocument {
  /** When the shop looks at the quote, because its offer expires. */
  checkAt: Date | null;
  /** The last request to accept its offer for a company: only one of them can be pending. */
  lastRequestId?: string;
  /** Since when it has its customer's e-mail address, like that of an order. */
  emailSince?: Date;
  /** The search index: words of the number, the customer and the tools. */
  searchTerms: string[];
}
