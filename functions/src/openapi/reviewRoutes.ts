import {
  type apiRoutes,
  moderationSchema,
  reviewFilters,
  reviewSchema,
} from '../contract/index.ts';
import { listOf, oneOf, schemaOf } from './jsonSchema.ts';
import { idempotencyKey, named, retryNote } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

/** The descriptions of the routes of reviews. */
export const reviewRoutes = {
  listReviews: {
    summary: 'The published reviews, newest first',
    audience: 'everyone',
    success: [200, listOf(responseSchema('Review'))],
    paged: true,
    cached: true,
  },
  getRatings: {
    summary: 'The ratings of all published reviews, added up',
    audience: 'everyone',
    success: [200, responseSchema('RatingSummary')],
    cached: true,
  },
  createReview: {
    summary: `Write a review; name, address and picture come from the account, which has at most one. ${retryNote}`,
    audience: 'signed in',
    body: named('review', schemaOf(reviewSchema)),
    headers: idempotencyKey,
    success: [201, responseSchema('Inserted')],
    problems: ['review-exists', 'user-not-found'],
  },
  getOwnReview: {
    summary: 'The review of the caller, whatever its status, or null',
    audience: 'signed in',
    success: [200, responseSchema('OwnReviewResponse')],
  },
  updateOwnReview: {
    summary:
      'Change the review of the caller. It may wait for approval again; a hidden one always does',
    audience: 'signed in',
    body: named('review', schemaOf(reviewSchema)),
    success: [200, responseSchema('Updated')],
    problems: ['review-not-found', 'user-not-found'],
  },
  deleteOwnReview: {
    summary: 'Delete the review of the caller; `deletedCount` is 0 if there is none',
    audience: 'signed in',
    success: [200, responseSchema('Deleted')],
  },
  listAllReviews: {
    summary: 'The reviews with a status, or all, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('ManagedReview'))],
    paged: true,
    query: { status: { ...oneOf(reviewFilters), default: 'all' } },
  },
  moderateReview: {
    summary: 'Publish or hide a review as of its `updatedAt`; a repetition changes nothing',
    audience: 'admin',
    body: schemaOf(moderationSchema),
    success: [200, responseSchema('Updated')],
    problems: ['review-not-found', 'precondition-failed'],
  },
  deleteReview: {
    summary: 'Delete a review',
    audience: 'admin',
    success: [200, responseSchema('Deleted')],
    problems: ['review-not-found'],
  },
} as const satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
