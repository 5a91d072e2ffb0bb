import type { InfiniteData } from '@tanstack/react-query';
import { type Page, readPage } from '../api/api.ts';

/** The options of an infinite query that reads a list of the API page by page, from its first URL. */
export const pagedList = <Item>(first: string) => ({
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    readPage<Item>(pageParam, { signal }),
  initialPageParam: first,
  getNextPageParam: ({ next }: Page<Item>) => next,
  select: ({ pages }: InfiniteData<Page<Item>, string>) => pages.flatMap(({ items }) => items),
});
