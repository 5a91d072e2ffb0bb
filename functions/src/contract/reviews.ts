import { type InferType, number, object } from 'yup';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

const { min, max } = limits.rating;

/** The review form. Name, address and picture come from the account. */
export const reviewSchema = object({
  reviewText: requiredText('Review', limits.reviewText),
  reviewRating: number()
    .typeError('Rating must be a number')
    .required('Rating is required')
    .integer('Rating must be a whole number')
    .min(min, `Minimum rating is ${min}`)
    .max(max, `Maximum rating is ${max}`),
});
export type ReviewInput = InferType<typeof reviewSchema>;

/** A stored review. */
export interface ReviewDocument extends ReviewInput {
  userId: string;
  reviewerName: string;
  reviewerEmail: string;
  reviewerImage: string;
  createdAt: Date;
}

/** A review in a response, without the e-mail address of its author. */
export interface Review extends ReviewInput {
  _id: string;
  reviewerName: string;
  reviewerImage: string;
}
