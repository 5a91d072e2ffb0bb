import { type ReviewInput, reviewAddedText, reviewErrorPrefix } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { useReviewChanges } from '../../../features/reviews/own/useOwnReview.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

const reportSuccess = (text: string) => enqueueSnackbar(text, { variant: 'success' });

const reportFailure = (error: unknown) => enqueueSnackbar(messageOf(error), { variant: 'error' });

const hasReview = (error: unknown) => error instanceof ApiProblem && error.code === 'review-exists';

/** Writes, changes and deletes one's own review. `draft` is what is being edited, or null. */
export const useReviewEditing = () => {
  const { add, change, remove } = useReviewChanges();
  const [draft, setDraft] = useState<ReviewInput | null>(null);
  const submit = async (
    save: (review: ReviewInput) => Promise<unknown>,
    done: string,
    review: ReviewInput,
  ): Promise<FormFailure | null> => {
    try {
      await save(review);
    } catch (error) {
      if (!hasReview(error)) return toFormFailure(error, reviewErrorPrefix);
      // It was written in another window: what was typed here becomes a change of it.
      reportFailure(error);
      setDraft(review);
      return null;
    }
    reportSuccess(done);
    setDraft(null);
    return null;
  };
  return {
    draft,
    setDraft,
    add: (review: ReviewInput) => submit(add, reviewAddedText, review),
    change: (review: ReviewInput) => submit(change, 'Review saved', review),
    /** Resolves to a notice of what it did. */
    remove: async () => {
      await remove();
      return 'Review deleted';
    },
  };
};
