import type { ManagedReview } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useCallback } from 'react';
import { doneTexts, type ReviewAction } from '../../../features/reviews/manage/reviewActions.ts';
import { useModeration } from '../../../features/reviews/manage/useModeration.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';

const failureOf = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'precondition-failed'
    ? 'Its author has just changed this review. Read it again before you decide.'
    : messageOf(error);

/** Approves, hides or removes a review, and reports the result. */
export const useReviewDecisions = () => {
  const { mutateAsync, isPending } = useModeration();
  const decide = useCallback(
    async (action: ReviewAction, review: ManagedReview) => {
      try {
        await mutateAsync({ action, review });
        enqueueSnackbar(doneTexts[action](review.reviewerName), { variant: 'success' });
      } catch (error) {
        enqueueSnackbar(failureOf(error), { variant: 'error' });
      }
    },
    [mutateAsync],
  );
  return { decide, busy: isPending };
};
