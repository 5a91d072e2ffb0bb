import type { inquiryFields } from '../../contract/inquiries/fields.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { HandledDocument } from '../staff/handling.ts';

/** A stored inquiry. */
export interface InquiryDocument extends Stored<typeof inquiryFields>, HandledDocument {
  /** The search index: words of address, name, tool and message. */
  searchTerms: string[];
}
