import { type InferType, number, object, string } from 'yup';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { readWholeNumber } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { maxRatingMessage, minRatingMessage } from '../prescribed/pageTexts.ts';
import { requiredText } from '../text/text.ts';
import type { managedReviewFields, ownReviewFields, reviewFields } from './fields.ts';
import { moderatedStatuses } from './lifecycle.ts';

const { min, max } = limits.rating;

/** The review form. Name, address and picture come from the account. */
export const reviewSchema = object({
  reviewText: requiredText('Review', limits.reviewText),
  reviewRating: typedNumber(number(), readWholeNumber, 'Rating must be a number')
    .required('Rating is required')
    .integer('Rating must be a whole number')
    .min(min, minRatingMessage)
    .max(max, maxRatingMessage),
});
export type ReviewInput = InferType<typeof reviewSchema>;

/** The decision of an admin on a review, as of the `updatedAt` that the admin has seen. */
export const moderationSchema = object({
  status: string()
    .typeError('Status must be a text')
    .required('Status is required')
    .oneOf(moderatedStatuses, `Status must be one of: ${moderatedStatuses.join(', ')}`),
  updatedAt: requiredText('The time of the last change', limits.time),
});
export type ModerationInput = InferType<typeof moderationSchema>;

/** A review in a response. */
export interface Review extends Sent<typeof reviewFields> {
  _id: string;
}

/** A review as its author sees it. */
export interface OwnReview extends Sent<typeof ownReviewFields> {
  _id: string;
}

/** The review of the caller, or null. */
export interface OwnReviewResponse {
  review: OwnReview | null;
}

/** A review as admins see it. */
export interface ManagedReview extends Sent<typeof managedReviewFields> {
  _id: string;
}
