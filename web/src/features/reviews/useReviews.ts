import { useQuery } from '@tanstack/react-query';
import { readRatings, readReviews } from './reviewRequests.ts';

/** The query key of all lists of reviews. */
export const reviewsKey = ['reviews'];

export const useReviews = (limit: number) =>
  useQuery({
    queryKey: [...reviewsKey, limit],
    queryFn: ({ signal }) => readReviews(limit, signal),
  });

/** The ratings of all reviews, added up. */
export const useRatings = () =>
  useQuery({
    queryKey: [...reviewsKey, 'ratings'],
    queryFn: ({ signal }) => readRatings(signal),
    // Two parts of the home page use them, one of which loads later.
    staleTime: 60_000,
  });
