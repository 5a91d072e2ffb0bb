import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Count, isNumberSearch } from 'functions/contract';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { needsCountOfAll } from '../search/searchNoticeText.ts';
import {
  hasFilters,
  headingFilter,
  type ListSearch,
  type ListSearchKind,
  searchOf,
} from './listKind.ts';
import { countQuery } from './useCounts.ts';

const useCount = <Row extends Identified, Filter extends string>(
  { queryKey, search: searches }: ListSearchKind<Row, Filter>,
  search: ListSearch<Filter>,
  enabled = true,
) => {
  const query = countQuery(queryKey, searches?.count?.(search) ?? {});
  return useQuery({ ...query, enabled: enabled && searches?.count !== undefined }).data;
};

/** The state of a list of matches. */
interface FoundList {
  data: readonly unknown[] | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
}

/**
 * How many items match a search: those of the list once it is complete, otherwise the API's count.
 * Undefined while they are unknown.
 */
export const matchCountOf = (list: FoundList, matches: Count | undefined): Count | undefined => {
  if (!list.data || list.isPlaceholderData) return undefined;
  return list.hasNextPage ? matches : { count: list.data.length };
};

/**
 * The pages of a list, and the counts around it: in its heading, of the matches, and of the matches
 * that the filters hide. Of some lists the API counts nothing.
 */
export const useListQueries = <Row extends Identified, Filter extends string>(
  kind: ListSearchKind<Row, Filter>,
  search: ListSearch<Filter>,
  enabled: boolean,
) => {
  const { words } = search;
  const { all } = kind.filter;
  const list = useInfiniteQuery({
    ...kind.pages(search),
    placeholderData: keepPreviousData,
    enabled,
  });
  const heading = headingFilter(kind.filter, search.filter);
  const isNarrowed = words !== '' || hasFilters(search, heading);
  const filters = {
    words,
    isFiltered: hasFilters(search, all),
    ignoresFilters: kind.search?.hasNumbers === true && isNumberSearch(words),
  };
  const total = useCount(kind, searchOf(heading));
  const matches = useCount(kind, search, enabled && isNarrowed && list.hasNextPage);
  const unfiltered = useCount(kind, searchOf(all, words), enabled && needsCountOfAll(filters));
  const found = matchCountOf(list, matches);
  return {
    list,
    total,
    found,
    /** Whether it matters how many items match. */
    isNarrowed: kind.search !== undefined && enabled && isNarrowed && !list.isError,
    /** What the search leaves out, and what it ignores. */
    state: { ...filters, found, all: unfiltered },
  };
};
