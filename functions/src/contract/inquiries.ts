import { type InferType, object } from 'yup';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

const hidden = '\\s@\\p{Cc}\\p{DI}';

/**
 * The form of an e-mail address, all of it visible. Whether it exists, only a letter to it can tell.
 * No part can match what the next one begins with: the time it takes grows with the length alone,
 * however hostile.
 */
export const emailPattern = new RegExp(
  `^\\s*[^${hidden}]+@[^.${hidden}]+(?:\\.[^.${hidden}]+)+\\s*$`,
  'u',
);

const emailMessage = 'Enter a valid e-mail address';

/** Who wants to hear from the shop, as the home banner asks. */
export const inquirySchema = object({
  email: requiredText('E-mail', limits.email).matches(emailPattern, {
    message: emailMessage,
    excludeEmptyString: true,
  }),
});
export type InquiryInput = InferType<typeof inquirySchema>;

/** An inquiry as the store keeps it. */
export interface InquiryDocument extends InquiryInput {
  createdAt: Date;
}
