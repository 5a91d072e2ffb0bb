import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Order } from '../order.ts';
import { orderKeys } from '../orderCache.ts';
import { laterOrder, mergeOrders, type OrderPages } from './mergeOrders.ts';

/** Where to insert orders: the key of a list, and which orders it has. */
export interface Insertion {
  list: QueryKey;
  matches: (order: Order) => boolean;
}

/**
 * Changes the cached data of queries, and changes them again when a running request has replaced them:
 * it can have been answered before the change.
 */
const changeCached = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, key: QueryKey) => Data,
) => {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const key = query.queryKey;
    const apply = () =>
      client.setQueryData<Data>(key, (data) => (data === undefined ? data : change(data, key)));
    apply();
    // A failed or cancelled request has replaced nothing.
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {});
  }
};

const isSame = (one: QueryKey, other: QueryKey) => one.join() === other.join();

/** Puts an order that a listener reported into the cache, by its id and by its number. */
export const putOrder = (client: QueryClient, order: Order): void => {
  for (const key of [order._id, order.number]) {
    changeCached<Order>(client, orderKeys.one(key), (cached) =>
      cached._id === order._id ? laterOrder(cached, order) : cached,
    );
  }
};

/** Puts orders that a listener reported into all cached lists that have them, and into one list. */
export const putOrders = (
  client: QueryClient,
  orders: readonly Order[],
  insertion: Insertion,
): void => {
  for (const order of orders) putOrder(client, order);
  changeCached<OrderPages>(client, orderKeys.lists, (data, key) =>
    mergeOrders(data, orders, isSame(key, insertion.list) ? insertion.matches : undefined),
  );
};
