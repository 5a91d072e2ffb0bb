import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewInput } from 'functions/contract';
import { useIdempotencyKey } from '../../idempotencyKey.ts';
import { invalidateQueries } from '../../invalidateQueries.ts';
import { sendReview } from './reviewRequests.ts';
import { reviewsKey } from './useReviews.ts';

export const useAddReview = () => {
  const client = useQueryClient();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  return useMutation({
    mutationFn: (review: ReviewInput) => sendReview(review, idempotencyKey),
    onSuccess: () => {
      renewKey();
      return invalidateQueries(client, reviewsKey);
    },
  });
};
