import { useQuery } from '@tanstack/react-query';
import { readReviews } from './reviewRequests.ts';

/** The query key of all lists of reviews. */
export const reviewsKey = ['reviews'];

export const useReviews = (limit: number) =>
  useQuery({
    queryKey: [...reviewsKey, limit],
    queryFn: ({ signal }) => readReviews(limit, signal),
  });
