import type { InquiryFields } from '../../contract/index.ts';

/** A stored inquiry. */
export interface InquiryDocument extends InquiryFields<Date> {
  /** The search index: words of address, name, tool and message. */
  searchTerms: string[];
}
