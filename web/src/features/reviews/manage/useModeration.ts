import { apiRoutes, type ManagedReview } from 'functions/contract';
import { useCallback } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { reviewsKey } from '../own/reviewsKey.ts';
import { doneTexts, type ReviewAction } from './reviewActions.ts';

interface Decision {
  action: ReviewAction;
  review: ManagedReview;
}

/** Publishes or hides a review as the admin has seen it, or deletes it. */
const decide = ({ action, review: { _id: id, updatedAt } }: Decision): Promise<unknown> =>
  action === 'removed'
    ? callApi(apiRoutes.deleteReview, { params: { id } })
    : callApi(apiRoutes.moderateReview, { params: { id }, body: { status: action, updatedAt } });

/** Approves, hides or removes a review. Resolves to a notice of what it did. */
export const useModeration = () => {
  const send = useSend(decide, { refreshes: [reviewsKey] });
  return useCallback(
    async (action: ReviewAction, review: ManagedReview): Promise<string> => {
      await send({ action, review });
      return doneTexts[action](review.reviewerName);
    },
    [send],
  );
};
