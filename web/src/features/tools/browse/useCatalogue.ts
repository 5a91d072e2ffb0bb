import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type Assortment,
  type CatalogueFacets,
  type CatalogueQuery,
  type CatalogueResults,
  type CatalogueTool,
  type ServedCatalogue,
  servedCatalogueId,
} from 'functions/contract';
import { useDeferredValue, useEffect } from 'react';
import { publicStaleTime, toolKeys } from '../../../domain/tool/toolKeys.ts';
import { usePurchaseList } from '../../../domain/tool/usePurchases.ts';
import { readLinked } from '../../../lib/api/readPage.ts';
import { keepPrices } from '../../../lib/queries/keepPrices.ts';
import { readServedData } from '../../../lib/queries/servedData.ts';
import { unknownPayer, usePayer, visitor } from '../../../lib/session/payer.ts';
import { catalogueUrl } from './catalogueUrl.ts';

/** The state of the catalogue so far. */
export interface CatalogueState {
  /** Undefined while the first page is loading. */
  tools: CatalogueTool[] | undefined;
  /** The number of items on all pages: a family of which several sizes match is one. */
  total: number;
  /** The number of tools that match. */
  toolTotal: number;
  facets: CatalogueFacets | undefined;
  /** The keys of attributes whose filters do not count. */
  ignored: readonly string[];
  /** Whether the payer sees all tools, or only those of an agreed assortment. */
  assortment: Assortment;
  hasMore: boolean;
  /** Whether everything is still that of the previous query. */
  isOutdated: boolean;
  /** Whether pages are missing, because they are loading or not shown yet. */
  isLoadingMore: boolean;
  error: Error | null;
  retry: () => void;
}

/** Without repetitions: the catalogue can change between two pages. */
const distinct = (tools: CatalogueTool[]): CatalogueTool[] => [
  ...new Map(tools.map((tool) => [tool._id, tool])).values(),
];

/** The first page at this address for visitors, if the server wrote it into the page. */
const servedPage = (url: string) => {
  const {
    url: servedUrl,
    body,
    next = null,
  } = readServedData<ServedCatalogue>(servedCatalogueId) ?? {};
  return body && servedUrl === url ? { pages: [{ body, next }], pageParams: [url] } : undefined;
};

/**
 * The first pages of the catalogue as the payer sees it, or for staff as another payer does. Each
 * page is read as soon as the previous one has arrived.
 */
export const useCatalogue = (
  query: CatalogueQuery,
  pages: number,
  previewed?: string,
): CatalogueState => {
  const url = catalogueUrl(query, previewed);
  const ownPayer = usePayer() ?? unknownPayer;
  const payer = previewed ?? ownPayer;
  const list = useInfiniteQuery({
    queryKey: toolKeys.catalogue(url, payer),
    queryFn: ({ pageParam, signal }) =>
      readLinked<CatalogueResults>(pageParam, { signal, anonymous: payer === visitor }),
    initialPageParam: url,
    getNextPageParam: ({ next }) => next,
    enabled: payer !== unknownPayer,
    placeholderData: keepPrices(payer),
    staleTime: publicStaleTime,
    initialData: () => (payer === visitor ? servedPage(url) : undefined),
    initialDataUpdatedAt: performance.timeOrigin,
  });
  // What the payer has bought before marks the tools, which would move if it came later.
  const lacksMarks = usePurchaseList().isLoading && previewed === undefined;
  const { data, fetchNextPage, isPlaceholderData, isFetchNextPageError } = list;
  const loaded = data?.pages.length ?? 0;
  const lacksPages = loaded > 0 && loaded < pages && list.hasNextPage && !isPlaceholderData;
  const readsNext = lacksPages && !list.isFetching && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives triggers the next request
  useEffect(() => {
    if (readsNext) void fetchNextPage();
  }, [readsNext, loaded, fetchNextPage]);
  // Deferred, so that the browser shows a long list in short tasks.
  const deferred = useDeferredValue(data);
  const results = lacksMarks ? undefined : deferred?.pages.map(({ body }) => body);
  return {
    tools: results && distinct(results.slice(0, pages).flatMap(({ tools }) => tools)),
    total: results?.at(-1)?.total ?? 0,
    toolTotal: results?.at(-1)?.toolTotal ?? 0,
    facets: results?.at(-1)?.facets,
    ignored: results?.at(-1)?.ignored ?? [],
    assortment: results?.at(-1)?.assortment ?? 'all',
    hasMore: list.hasNextPage || loaded > pages,
    isOutdated: deferred !== undefined && deferred.pageParams[0] !== url,
    isLoadingMore: (lacksPages && !isFetchNextPageError) || (results?.length ?? 0) < loaded,
    error: list.error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : list.refetch()),
  };
};
