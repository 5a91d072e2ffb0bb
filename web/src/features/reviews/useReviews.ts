import { useQuery } from '@tanstack/react-query';
import { readReviews } from './reviewRequests.ts';
import { reviewsKey } from './reviewsKey.ts';

export const useReviews = (limit: number) =>
  useQuery({
    queryKey: [...reviewsKey, limit],
    queryFn: ({ signal }) => readReviews(limit, signal),
  });
