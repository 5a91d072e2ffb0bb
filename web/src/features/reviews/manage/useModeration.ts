import { useMutation } from '@tanstack/react-query';
import { apiRoutes, type ManagedReview } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useReviewsRefresh } from '../own/useOwnReview.ts';
import type { ReviewAction } from './reviewActions.ts';

interface Decision {
  action: ReviewAction;
  review: ManagedReview;
}

/** Publishes or hides a review as the admin has seen it, or deletes it. */
const decide = ({ action, review: { _id: id, updatedAt } }: Decision): Promise<unknown> =>
  action === 'removed'
    ? callApi(apiRoutes.deleteReview, { params: { id } })
    : callApi(apiRoutes.moderateReview, { params: { id }, body: { status: action, updatedAt } });

/** Approves, hides or removes a review, and reads all lists again, also after a failure. */
export const useModeration = () => {
  const onSettled = useReviewsRefresh();
  return useMutation({ mutationFn: decide, onSettled });
};
