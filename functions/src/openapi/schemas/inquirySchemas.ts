import { listOf, objectOf, oneOf, text, time, yes } from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedInquiry,
  type Inquiry,
  type InquiryReply,
  type InquirySummary,
  inquiryStatuses,
} from '../../contract/index.ts';

const summary = {
  _id: text,
  email: text,
  name: text,
  toolId: { type: ['string', 'null'], description: 'The tool on sale, if it names one' },
  toolName: text,
  sku: text,
  quantity: { type: ['integer', 'null'] },
  message: text,
  status: oneOf(inquiryStatuses),
  userId: { type: ['string', 'null'], description: 'The uid of the sender, if signed in' },
  createdAt: time,
  updatedAt: time,
};

const reply = objectOf<InquiryReply<string>>({ id: text, text, uid: text, name: text, at: time });

const inquiry = objectOf<Inquiry>({ ...summary, replies: listOf(reply) });

/** The response schemas of inquiries by name. */
export const inquirySchemas = {
  Inquiry: inquiry,
  InquirySummary: objectOf<InquirySummary>(summary),
  ChangedInquiry: objectOf<ChangedInquiry>({ acknowledged: yes, inquiry }),
};
