import { type InferType, number, object } from 'yup';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

const { min, max } = limits.rating;

/** What a customer writes; name, address and picture come from the account. */
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

/** A review as the store keeps it. */
export interface ReviewDocument extends ReviewInput {
  userId: string;
  reviewerName: string;
  reviewerEmail: string;
  reviewerImage: string;
  createdAt: Date;
}

/** A review as the API sends it: no e-mail address reaches a visitor. */
export interface Review extends ReviewInput {
  _id: string;
  reviewerName: string;
  reviewerImage: string;
}
