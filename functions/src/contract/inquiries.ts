import { type InferType, object } from 'yup';
import { emailPattern } from './emailPattern.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

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
