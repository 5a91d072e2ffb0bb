import { count, flag, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { reviewStatuses } from './lifecycle.ts';

/** A review as everyone sees it, without the e-mail address of its author. */
export const reviewFields = {
  reviewerName: text,
  reviewerImage: text,
  reviewText: text,
  reviewRating: about(
    { ...count, minimum: limits.rating.min, maximum: limits.rating.max },
    'The stars',
  ),
  verified: about(flag, 'Whether an order of its author had been delivered when it was written'),
};

/** A review as its author sees it. */
export const ownReviewFields = {
  ...reviewFields,
  status: oneOf(reviewStatuses),
  createdAt: time,
  updatedAt: about(time, 'When text or rating last changed'),
};

/** A review as admins see it. */
export const managedReviewFields = {
  ...ownReviewFields,
  userId: about(text, 'The uid of its author; empty once the account has been deleted'),
  reviewerEmail: text,
};
