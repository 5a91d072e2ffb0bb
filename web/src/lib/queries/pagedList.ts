import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import {
  type ApiRoute,
  type Argument,
  apiUrl,
  type CallAddress,
  type ResponseOf,
} from 'functions/contract';
import { type Page, readPage } from '../api/readPage.ts';

type ItemOf<Route> = ResponseOf<Route> extends (infer Item)[] ? Item : never;

/**
 * The options of an infinite query that reads a list of the API page by page. Its key is the given
 * one with the address of the first page.
 */
export const pagedList = <Route extends Pick<ApiRoute, 'pattern'>>(
  queryKey: QueryKey,
  route: Route,
  ...input: Argument<CallAddress<Route>>
) => {
  const first = apiUrl(route, ...input);
  return {
    queryKey: [...queryKey, first],
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
      readPage<ItemOf<Route>>(pageParam, { signal }),
    initialPageParam: first,
    getNextPageParam: ({ next }: Page<ItemOf<Route>>) => next,
    select: ({ pages }: InfiniteData<Page<ItemOf<Route>>, string>) =>
      pages.flatMap(({ items }) => items),
  };
};
