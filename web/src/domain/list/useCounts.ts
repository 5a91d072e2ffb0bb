import { type QueryKey, queryOptions, useQueries } from '@tanstack/react-query';
import { apiRoutes, formatCount } from 'functions/contract';
import { useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import type { CountQuery, ListSearch, ListSearchKind } from './listKind.ts';

/** A count below a query key. */
export const countQuery = (queryKey: QueryKey, query: CountQuery) =>
  queryOptions({
    queryKey: [...queryKey, 'count', query],
    queryFn: ({ signal }) => callApi(apiRoutes.count, { query, signal }),
  });

const minuteMs = 60_000;

/**
 * Whether an index counts the matches of each filter: for words, and for a choice within what
 * belongs to one customer, the API would read them.
 */
const countsFilters = ({ words, only, choices }: ListSearch): boolean =>
  words === '' && (only === '' || Object.values(choices).every((choice) => choice === ''));

/**
 * How many items each filter of a list selects, as texts, from when `onReach` is called. Filters
 * whose number is unknown have none.
 */
export const useFilterCounts = <Row extends Identified, Filter extends string>(
  { queryKey, filter: { texts }, search: searches }: ListSearchKind<Row, Filter>,
  search: ListSearch<Filter>,
  isEmpty: boolean,
) => {
  const [isReached, setReached] = useState(false);
  const filters = (searches?.count ? Object.keys(texts) : []) as Filter[];
  const counts = useQueries({
    queries: filters.map((filter) => ({
      ...countQuery(queryKey, searches?.count?.({ ...search, filter }) ?? {}),
      enabled: isReached && !isEmpty && countsFilters(search),
      staleTime: minuteMs,
      retry: false,
    })),
    combine: (results) =>
      results.flatMap(({ data }, at) => (data ? [[filters[at], formatCount(data.count)]] : [])),
  });
  if (!searches?.count) return {};
  return {
    counts: countsFilters(search) ? Object.fromEntries(counts) : {},
    onReach: () => setReached(true),
  };
};
