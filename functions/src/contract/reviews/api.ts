import { oneOf } from '../calls/jsonSchema.ts';
import { named, route } from '../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import { reviewFilters } from './lifecycle.ts';
import { moderationSchema, reviewSchema } from './model.ts';

/** The calls about reviews. */
export const reviewRoutes = {
  listReviews: route('GET', '/reviews', 'everyone', {
    summary: 'The published reviews, newest first',
    ...pageOf('Review'),
    cached: true,
  }),
  getRatings: route('GET', '/ratings', 'everyone', {
    summary: 'The ratings of all published reviews, added up',
    response: responseOf('RatingSummary'),
    cached: true,
  }),
  createReview: route('POST', '/review', 'signed in', {
    summary:
      'Write a review; name, address and picture come from the account, which has at most one',
    body: named('review', reviewSchema),
    ...createdOnce('Inserted'),
    errors: ['review-exists', 'user-not-found'],
  }),
  getOwnReview: route('GET', '/review', 'signed in', {
    summary: 'The review of the caller, whatever its status, or null',
    response: responseOf('OwnReviewResponse'),
  }),
  updateOwnReview: route('PUT', '/review', 'signed in', {
    summary:
      'Change the review of the caller. It may wait for approval again; a hidden one always does',
    body: named('review', reviewSchema),
    response: responseOf('Updated'),
    errors: ['review-not-found', 'user-not-found'],
  }),
  deleteOwnReview: route('DELETE', '/review', 'signed in', {
    summary: 'Delete the review of the caller; `deletedCount` is 0 if there is none',
    response: responseOf('Deleted'),
  }),
  listAllReviews: route('GET', '/reviews/all', 'read_reviews', {
    summary: 'The reviews with a status, or all, newest first',
    ...pageOf('ManagedReview'),
    query: { status: { ...oneOf(reviewFilters), default: 'all' } },
  }),
  moderateReview: route('PUT', '/review/:id/status', 'write_reviews', {
    summary: 'Publish or hide a review as of its `updatedAt`; a repetition changes nothing',
    body: moderationSchema,
    response: responseOf('Updated'),
    errors: ['review-not-found', 'precondition-failed'],
  }),
  deleteReview: route('DELETE', '/review/:id', 'write_reviews', {
    summary: 'Delete a review',
    response: responseOf('Deleted'),
    errors: ['review-not-found'],
  }),
} as const;
