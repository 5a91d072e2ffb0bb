import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Tool } from 'functions/contract';
import { useEffect } from 'react';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { readTools, type ToolSearch, toolSearchUrl } from './toolRequests.ts';

/** What a search has found so far. */
export interface ToolSearchResults {
  /** None while the first of them are still to come. */
  tools: Tool[] | undefined;
  /** Whether there may be more, also where a page came short or empty. */
  hasMore: boolean;
  /** Whether the tools shown are those of the search before. */
  isOutdated: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  retry: () => void;
}

/** The first pages of a search, each read as soon as the one before is there. */
export const useToolSearch = (search: ToolSearch, pages: number): ToolSearchResults => {
  const list = useInfiniteQuery({
    queryKey: toolKeys.search(search),
    queryFn: ({ pageParam, signal }) => readTools(pageParam, signal),
    initialPageParam: toolSearchUrl(search),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: publicStaleTime,
  });
  const { data, fetchNextPage, isPlaceholderData, isFetchNextPageError } = list;
  const loaded = data?.pages.length ?? 0;
  const lacksPages = loaded > 0 && loaded < pages && list.hasNextPage && !isPlaceholderData;
  const readsNext = lacksPages && !list.isFetching && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives calls for the next
  useEffect(() => {
    if (readsNext) void fetchNextPage();
  }, [readsNext, loaded, fetchNextPage]);
  return {
    tools: data?.pages.slice(0, pages).flatMap(({ items }) => items),
    hasMore: list.hasNextPage || loaded > pages,
    isOutdated: isPlaceholderData,
    isLoadingMore: lacksPages && !isFetchNextPageError,
    error: list.error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : list.refetch()),
  };
};
