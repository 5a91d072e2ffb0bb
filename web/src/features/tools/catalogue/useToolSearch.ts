import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Tool } from 'functions/contract';
import { useEffect } from 'react';
import { publicStaleTime, toolKeys } from '../toolKeys.ts';
import { readTools, type ToolSearch, toolSearchUrl } from '../toolRequests.ts';

/** The results of a search so far. */
export interface ToolSearchResults {
  /** Undefined while the first page is loading. */
  tools: Tool[] | undefined;
  /** Whether there may be more, even after a short or empty page. */
  hasMore: boolean;
  /** Whether the tools are still those of the previous search. */
  isOutdated: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  retry: () => void;
}

/** The first pages of a search. Each page is read as soon as the previous one has arrived. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives triggers the next request
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
