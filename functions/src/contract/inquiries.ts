import { type InferType, object } from 'yup';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

const invisible = '\\s@\\p{Cc}\\p{DI}';

/**
 * The format of an e-mail address with only visible characters. No part can match the start of the
 * next, so matching takes linear time for any input.
 */
export const emailPattern = new RegExp(
  `^\\s*[^${invisible}]+@[^.${invisible}]+(?:\\.[^.${invisible}]+)+\\s*$`,
  'u',
);

const emailMessage = 'Enter a valid e-mail address';

/** The inquiry form of the home banner: an address to contact. */
export const inquirySchema = object({
  email: requiredText('E-mail', limits.email).matches(emailPattern, {
    message: emailMessage,
    excludeEmptyString: true,
  }),
});
export type InquiryInput = InferType<typeof inquirySchema>;

/** A stored inquiry. */
export interface InquiryDocument extends InquiryInput {
  createdAt: Date;
}
