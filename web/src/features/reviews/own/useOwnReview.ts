import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type ReviewInput } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { reviewsKey } from './reviewsKey.ts';

const { getOwnReview, createReview, updateOwnReview, deleteOwnReview } = apiRoutes;

/** The review of the signed-in customer, or null. */
export const useOwnReview = (uid: string) =>
  useQuery({
    queryKey: [...reviewsKey, 'own', uid],
    queryFn: async ({ signal }) => (await callApi(getOwnReview, { signal })).review,
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
    mutationFn: (review: ReviewInput) =>
      callApi(createReview, { body: { review }, idempotencyKey }),
    onSuccess: () => {
      renewKey();
      return onSuccess();
    },
  });
  const change = useMutation({
    mutationFn: (review: ReviewInput) => callApi(updateOwnReview, { body: { review } }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => callApi(deleteOwnReview), onSuccess });
  return { add, change, remove };
};
