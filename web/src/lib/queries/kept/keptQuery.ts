import { hashKey, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { Page } from '../../api/readPage.ts';
import { browserIdle } from '../../browser/browserIdle.ts';
import { keeper } from './keeper.ts';
import { type KeptData, readKept } from './keptData.ts';

/** The context of a query function. */
export interface KeptContext {
  signal: AbortSignal;
}

/** The kept data of one query, as long as the same owner is there. */
const keptOf = (queryKey: QueryKey, ownerOf: () => string | null) => {
  const hash = hashKey(queryKey);
  const read = <Data>() => {
    const owner = ownerOf();
    return owner === null ? undefined : readKept<Data>(owner, hash);
  };
  const keepWhenIdle = async (owner: string, response: KeptData<unknown>): Promise<void> => {
    await browserIdle();
    const { keepData } = await import('./keepData.ts');
    if (ownerOf() === owner) keepData(owner, hash, response);
  };
  /** Reads, and keeps the response when the page has time for that. */
  const keeping = async <Data>(fetchData: () => Promise<Data>): Promise<Data> => {
    const owner = ownerOf();
    const data = await fetchData();
    const at = Date.now();
    // Without its code, the next visit starts with what an earlier one has kept.
    if (owner !== null) void keepWhenIdle(owner, { data, at }).catch(() => {});
    return data;
  };
  return { read, keeping };
};

/**
 * The options of a query that starts with what it had on the last visit, if that is kept, and
 * fetches in any case. By default, it is kept for the account that is signed in.
 */
export const keptQuery = <Data>(
  queryKey: QueryKey,
  fetchData: (context: KeptContext) => Promise<Data>,
  ownerOf: () => string | null = keeper,
) => {
  const { read, keeping } = keptOf(queryKey, ownerOf);
  return {
    queryKey,
    queryFn: (context: KeptContext) => keeping(() => fetchData(context)),
    initialData: () => read<Data>()?.data,
    initialDataUpdatedAt: () => read<Data>()?.at,
  };
};

/** The options of an infinite query: pagedList. */
interface PagedList<Item> {
  queryKey: QueryKey;
  queryFn: (context: KeptContext & { pageParam: string }) => Promise<Page<Item>>;
  initialPageParam: string;
}

/** The options of a paged list, with its first page kept as keptQuery does. */
export const keptList = <Item, List extends PagedList<Item>>(list: List & PagedList<Item>) => {
  const { queryKey, queryFn, initialPageParam } = list;
  const { read, keeping } = keptOf(queryKey, keeper);
  return {
    ...list,
    queryFn: (context: KeptContext & { pageParam: string }) =>
      context.pageParam === initialPageParam ? keeping(() => queryFn(context)) : queryFn(context),
    initialData: (): InfiniteData<Page<Item>, string> | undefined => {
      const first = read<Page<Item>>();
      return first && { pages: [first.data], pageParams: [initialPageParam] };
    },
    initialDataUpdatedAt: () => read<Page<Item>>()?.at,
  };
};
