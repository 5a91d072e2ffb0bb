import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Order } from '../../../../domain/order/order.ts';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { changeCached } from '../../../../lib/queries/changeCached.ts';
import { type IsBefore, laterOrder, mergeOrders, type OrderPages } from './mergeOrders.ts';

/** Where to insert orders: the key of a list, and which orders it has. */
export interface Insertion {
  list: QueryKey;
  matches: (order: Order) => boolean;
  /** The sort order; without it, the newest are first. */
  isBefore?: IsBefore;
}

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
    isSame(key, insertion.list)
      ? mergeOrders(data, orders, insertion.matches, insertion.isBefore)
      : mergeOrders(data, orders),
  );
};
