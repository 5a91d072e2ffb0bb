import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiRoutes, type ReturnFilter } from 'functions/contract';
import { returnKeys } from '../../../domain/returns/returnKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';

const { listReturns, count } = apiRoutes;

/** A search of everyone's returns and claims. */
export interface ReturnSearch {
  filter: ReturnFilter;
  /** The words to find in the number, the customer and the tools. */
  words: string;
}

/** Everyone's returns that match a search, newest first, a page at a time. */
export const useReturnSearch = ({ filter, words }: ReturnSearch) =>
  useInfiniteQuery({
    ...pagedList(returnKeys.lists, listReturns, { query: { state: filter, q: words } }),
    placeholderData: keepPreviousData,
  });

const countQuery = ({ filter, words }: ReturnSearch) =>
  queryOptions({
    queryKey: [...returnKeys.lists, 'count', filter, words],
    queryFn: ({ signal }) =>
      callApi(count, { query: { of: 'returns', status: filter, q: words }, signal }),
  });

/** The number of returns that match a search. */
export const useReturnCount = (search: ReturnSearch, enabled = true) =>
  useQuery({ ...countQuery(search), enabled });

const minuteMs = 60_000;

/** The number of requested returns, for the navigation of an admin; undefined until it is known. */
export const useRequestedReturns = (admin: boolean): number | undefined => {
  const { data } = useQuery({
    ...countQuery({ filter: 'requested', words: '' }),
    enabled: admin,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.count;
};
