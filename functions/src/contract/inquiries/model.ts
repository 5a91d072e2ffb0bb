import { type InferType, number, object, string } from 'yup';
import type { Acknowledged } from '../calls/responses.ts';
import { emailPattern } from '../contact/emailPattern.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { readPieces } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { wholePiecesMessage } from '../quantities/quantityRules.ts';
import { oneLine, requiredText, text, wellFormed } from '../text/text.ts';
import type { inquiryFields } from './fields.ts';
import { type InquiryStatus, inquiryStatuses } from './lifecycle.ts';

const emailMessage = 'Enter a valid e-mail address';

const line = (label: string, max: number) =>
  text(label, max).matches(oneLine, `${label} must be one line`);

/** The inquiry form: only the address is required. */
export const inquirySchema = object({
  email: requiredText('E-mail', limits.email).matches(emailPattern, {
    message: emailMessage,
    excludeEmptyString: true,
  }),
  name: line('Name', limits.displayName).default(''),
  /** The id of a tool. */
  tool: string()
    .transform(wellFormed)
    .typeError('Tool must be a text')
    .nonNullable('Tool must be a text')
    .max(limits.documentId, `Tool must have at most ${limits.documentId} characters`)
    .default(''),
  /** The sender's name of the tool. The name in the shop replaces it if `tool` is on sale. */
  toolName: line('Tool', limits.toolName).default(''),
  quantity: typedNumber(number(), readPieces, 'Quantity must be a number')
    .integer(wholePiecesMessage)
    .min(1, 'Enter at least 1 piece')
    .max(limits.stock.max, `Enter at most ${limits.stock.max} pieces`)
    .nullable()
    .default(null),
  message: text('Message', limits.inquiryMessage).default(''),
});
export type InquiryInput = InferType<typeof inquirySchema>;

/** A reply by e-mail to an inquiry. */
export const inquiryReplySchema = object({
  text: requiredText('Reply', limits.inquiryMessage),
});
export type InquiryReplyInput = InferType<typeof inquiryReplySchema>;

const statusMessage = `Status must be one of: ${inquiryStatuses.join(', ')}`;

/** The status to which an admin moves an inquiry; to undo a move, also the one that it came to. */
export const inquiryStatusSchema = object({
  status: string<InquiryStatus>()
    .typeError(statusMessage)
    .required('Status is required')
    .oneOf(inquiryStatuses, statusMessage),
  undoes: string<InquiryStatus>()
    .typeError(statusMessage)
    .nonNullable(statusMessage)
    .oneOf(inquiryStatuses, statusMessage),
});
export type InquiryMove = InferType<typeof inquiryStatusSchema>;

/** An inquiry in a response; times are ISO 8601. */
export interface Inquiry extends Sent<typeof inquiryFields> {
  _id: string;
}

/** The fields of an inquiry that lists show. */
export type InquirySummary = Omit<Inquiry, 'replies'>;

/** The response to a change of an inquiry. */
export interface ChangedInquiry extends Acknowledged {
  inquiry: Inquiry;
}
