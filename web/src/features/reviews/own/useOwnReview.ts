import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type ReviewInput } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { reviewsKey } from './reviewsKey.ts';

const { getOwnReview, createReview, updateOwnReview, deleteOwnReview } = apiRoutes;

/** The review of the signed-in customer, or null. */
export const useOwnReview = (uid: string) =>
  useQuery({
    queryKey: [...reviewsKey, 'own', uid],
    queryFn: async ({ signal }) => (await callApi(getOwnReview, { signal })).review,
  });

/** Writes, changes and deletes the review of the signed-in customer. */
export const useReviewChanges = () => {
  const options = { refreshes: [reviewsKey] };
  return {
    add: useSend(
      (review: ReviewInput, idempotencyKey) =>
        callApi(createReview, { body: { review }, idempotencyKey }),
      options,
    ),
    change: useSend(
      (review: ReviewInput) => callApi(updateOwnReview, { body: { review } }),
      options,
    ),
    remove: useSend(() => callApi(deleteOwnReview), options),
  };
};
