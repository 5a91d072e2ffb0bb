import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type HomeContent, publicRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

const homeQuery = queryOptions({
  // A change of the own review, which the page shows too, invalidates all that starts like this.
  queryKey: ['reviews', 'home'],
  queryFn: ({ signal }) => callApi(publicRoutes.getHome, { signal, anonymous: true }),
});

/** The content of the home page. */
export const useHome = () => useQuery(homeQuery);

/** The ratings of all reviews, for a part of the page that loads later and does not ask again. */
export const useHomeRatings = () =>
  useQuery({ ...homeQuery, select: ({ ratings }) => ratings, refetchOnMount: false });

/** A list of the home page, which may be loading or have failed. */
export const listOf = <Item>(
  { data, error, refetch }: UseQueryResult<HomeContent>,
  select: (content: HomeContent) => Item[],
) => ({ data: data && select(data), error, refetch });
