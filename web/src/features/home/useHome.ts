import { queryOptions, useQuery } from '@tanstack/react-query';
import { type HomeContent, publicRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';

const homeQuery = queryOptions({
  // A change of the own review, which the page shows too, invalidates all that starts like this.
  queryKey: ['reviews', 'home'],
  queryFn: ({ signal }) => callApi(publicRoutes.getHome, { signal, anonymous: true }),
});

/** The content of the home page. */
export const useHome = () => useQuery(homeQuery);

/**
 * The content for a part of the page that hydrates later: empty until then, like the prerendered
 * part. It does not ask again.
 */
export const useHomeOnceHydrated = () => {
  const { data, error, refetch } = useQuery({ ...homeQuery, refetchOnMount: false });
  return useHydrated() ? { data, error, refetch } : { data: undefined, error: null, refetch };
};

/** The ratings of all reviews, for a part of the page that loads later and does not ask again. */
export const useHomeRatings = () =>
  useQuery({ ...homeQuery, select: ({ ratings }) => ratings, refetchOnMount: false });

interface HomeState {
  data: HomeContent | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** A list of the home page, which may be loading or have failed. */
export const listOf = <Item>(
  { data, error, refetch }: HomeState,
  select: (content: HomeContent) => Item[],
) => ({ data: data && select(data), error, refetch });
