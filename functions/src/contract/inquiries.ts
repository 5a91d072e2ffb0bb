import { type InferType, object } from 'yup';
import { emailPattern } from './emailPattern.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

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
