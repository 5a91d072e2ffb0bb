import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import type { CountQuery } from './listKind.ts';

/** A count below a query key. */
export const countQuery = (queryKey: QueryKey, query: CountQuery) =>
  queryOptions({
    queryKey: [...queryKey, 'count', query],
    queryFn: ({ signal }) => callApi(apiRoutes.count, { query, signal }),
  });

const minuteMs = 60_000;

/** How many items wait, for the navigation of the staff; undefined until it is known. */
export const useWaitingCount = (
  queryKey: QueryKey,
  query: CountQuery,
  enabled: boolean,
): number | undefined => {
  const { data } = useQuery({
    ...countQuery(queryKey, query),
    enabled,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.count;
};
