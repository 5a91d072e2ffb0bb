import { handledFields } from '../assignments/fields.ts';
import { count, listOf, objectOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable } from '../kinds/fields.ts';
import { type InquiryReply, inquiryStatuses } from './lifecycle.ts';

/** The fields of an inquiry that lists show. */
export const inquirySummaryFields = {
  email: text,
  name: text,
  toolId: about(nullable(text), 'The tool on sale that it is about; null if it names none'),
  toolName: text,
  sku: text,
  quantity: nullable(count),
  message: text,
  status: oneOf(inquiryStatuses),
  userId: about(nullable(text), 'The uid of the sender, if signed in'),
  createdAt: time,
  updatedAt: time,
  ...handledFields,
};

const reply = objectOf<InquiryReply<string>, InquiryReply<Date>>({
  id: text,
  text,
  uid: text,
  name: text,
  at: time,
});

/** An inquiry. */
export const inquiryFields = {
  ...inquirySummaryFields,
  replies: about(listOf(reply), 'Oldest first'),
};
