import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ManagedReview, ReviewFilter } from 'functions/contract';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { reviewsKey } from '../own/reviewsKey.ts';
import { useReviewsRefresh } from '../own/useOwnReview.ts';
import { managedReviewsUrl, sendModeration, sendReviewRemoval } from './managedReviewRequests.ts';
import type { ReviewAction } from './reviewActions.ts';

/** The reviews with a status, newest first, page by page. */
export const useManagedReviews = (status: ReviewFilter) => {
  const first = managedReviewsUrl(status);
  return useInfiniteQuery({
    queryKey: [...reviewsKey, 'managed', first],
    ...pagedList<ManagedReview>(first),
  });
};

interface Decision {
  action: ReviewAction;
  review: ManagedReview;
}

/** Approves, hides or removes a review, and reads all lists again, also after a failure. */
export const useModeration = () => {
  const onSettled = useReviewsRefresh();
  return useMutation({
    mutationFn: async ({ action, review }: Decision): Promise<void> => {
      await (action === 'removed' ? sendReviewRemoval(review) : sendModeration(review, action));
    },
    onSettled,
  });
};
