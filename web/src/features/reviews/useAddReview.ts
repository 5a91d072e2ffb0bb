import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendReview } from './reviewRequests.ts';
import { reviewsKey } from './reviewsKey.ts';

export const useAddReview = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendReview,
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
};
