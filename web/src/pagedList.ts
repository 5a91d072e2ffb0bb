import type { InfiniteData } from '@tanstack/react-query';
import { type Page, readPage } from './api.ts';

/** A list of the API as an infinite query reads it, a page at a time from the address it begins at. */
export const pagedList = <Item>(first: string) => ({
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    readPage<Item>(pageParam, { signal }),
  initialPageParam: first,
  getNextPageParam: ({ next }: Page<Item>) => next,
  select: ({ pages }: InfiniteData<Page<Item>, string>) => pages.flatMap(({ items }) => items),
});
