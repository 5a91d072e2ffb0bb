import { objectOf, text, yes } from '../../contract/calls/jsonSchema.ts';
import type { ChangedInquiry } from '../../contract/index.ts';
import { inquiryFields, inquirySummaryFields } from '../../contract/inquiries/fields.ts';
import { recordOf } from '../../contract/kinds/fields.ts';

const inquiry = recordOf({ _id: text, ...inquiryFields });

/** The response schemas of inquiries by name. */
export const inquirySchemas = {
  Inquiry: inquiry,
  InquirySummary: recordOf({ _id: text, ...inquirySummaryFields }),
  ChangedInquiry: objectOf<ChangedInquiry>({ acknowledged: yes, inquiry }),
};
