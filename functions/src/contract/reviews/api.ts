import { oneOf } from '../calls/jsonSchema.ts';
import { named, route } from '../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../responseTypes.ts';
import { reviewFilters } from './lifecycle.ts';
import { moderationSchema, reviewSchema } from './model.ts';

/** The calls about reviews. */
export const reviewRoutes = {
  listReviews: route('GET', '/reviews', {
    summary: 'The published reviews, newest first',
    audience: 'everyone',
    ...pageOf('Review'),
    cached: true,
  }),
  getRatings: route('GET', '/ratings', {
    summary: 'The ratings of all published reviews, added up',
    audience: 'everyone',
    response: responseOf('RatingSummary'),
    cached: true,
  }),
  createReview: route('POST', '/review', {
    summary:
      'Write a review; name, address and picture come from the account, which has at most one',
    audience: 'signed in',
    body: named('review', reviewSchema),
    ...createdOnce('Inserted'),
    errors: ['review-exists', 'user-not-found'],
  }),
  getOwnReview: route('GET', '/review', {
    summary: 'The review of the caller, whatever its status, or null',
    audience: 'signed in',
    response: responseOf('OwnReviewResponse'),
  }),
  updateOwnReview: route('PUT', '/review', {
    summary:
      'Change the review of the caller. It may wait for approval again; a hidden one always does',
    audience: 'signed in',
    body: named('review', reviewSchema),
    response: responseOf('Updated'),
    errors: ['review-not-found', 'user-not-found'],
  }),
  deleteOwnReview: route('DELETE', '/review', {
    summary: 'Delete the review of the caller; `deletedCount` is 0 if there is none',
    audience: 'signed in',
    response: responseOf('Deleted'),
  }),
  listAllReviews: route('GET', '/reviews/all', {
    summary: 'The reviews with a status, or all, newest first',
    audience: 'admin',
    ...pageOf('ManagedReview'),
    query: { status: { ...oneOf(reviewFilters), default: 'all' } },
  }),
  moderateReview: route('PUT', '/review/:id/status', {
    summary: 'Publish or hide a review as of its `updatedAt`; a repetition changes nothing',
    audience: 'admin',
    body: moderationSchema,
    response: responseOf('Updated'),
    errors: ['review-not-found', 'precondition-failed'],
  }),
  deleteReview: route('DELETE', '/review/:id', {
    summary: 'Delete a review',
    audience: 'admin',
    response: responseOf('Deleted'),
    errors: ['review-not-found'],
  }),
} as const;
