import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewInput } from 'functions/contract';
import { useIdempotencyKey } from '../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import {
  readOwnReview,
  sendReview,
  sendReviewChange,
  sendReviewDeletion,
} from './ownReviewRequests.ts';
import { reviewsKey } from './reviewsKey.ts';

/** The review of the signed-in customer, or null. */
export const useOwnReview = (uid: string) =>
  useQuery({
    queryKey: [...reviewsKey, 'own', uid],
    queryFn: ({ signal }) => readOwnReview(signal),
  });

/** Reads all reviews again. */
export const useReviewsRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, reviewsKey);
};

/** Writes, changes and deletes the review of the signed-in customer. */
export const useReviewChanges = () => {
  const onSuccess = useReviewsRefresh();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const add = useMutation({
    mutationFn: (review: ReviewInput) => sendReview(review, idempotencyKey),
    onSuccess: () => {
      renewKey();
      return onSuccess();
    },
  });
  const change = useMutation({ mutationFn: sendReviewChange, onSuccess });
  const remove = useMutation({ mutationFn: sendReviewDeletion, onSuccess });
  return { add, change, remove };
};
