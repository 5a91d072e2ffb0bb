import {
  apiBase,
  apiRoutes,
  type Deleted,
  type ManagedReview,
  type ModeratedStatus,
  type ReviewFilter,
  type Updated,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';

const { listAllReviews, moderateReview, deleteReview } = apiRoutes;

/** The URL of the reviews with a status. */
export const managedReviewsUrl = (status: ReviewFilter): string =>
  `${apiBase}${listAllReviews.href()}?${new URLSearchParams({ status })}`;

/** Publishes or hides a review as the admin has seen it. */
export const sendModeration = (
  { _id: id, updatedAt }: Pick<ManagedReview, '_id' | 'updatedAt'>,
  status: ModeratedStatus,
): Promise<Updated> =>
  callApi(moderateReview, moderateReview.href({ id }), { body: { status, updatedAt } });

/** Deletes a review. */
export const sendReviewRemoval = ({ _id: id }: Pick<ManagedReview, '_id'>): Promise<Deleted> =>
  callApi(deleteReview, deleteReview.href({ id }));
