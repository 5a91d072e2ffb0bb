import type { QueryClient } from '@tanstack/react-query';
import type { OrderFilter } from './orderFilters.ts';

/** Under which keys the cache holds what is known of orders; the counts stand apart. */
export const orderKeys = {
  all: ['orders'],
  list: (first: string) => ['orders', 'list', first],
  one: (id: string) => ['orders', 'one', id],
  audit: (id: string) => ['orders', 'audit', id],
  counts: ['orderCounts'],
  count: (filter: OrderFilter) => ['orderCounts', filter],
};

/**
 * Moves an order from the count of the placed to that of the cancelled. Asked at once, the server
 * may still answer with the counts of two seconds ago.
 */
export const noteCancelled = (client: QueryClient): void => {
  const add = (filter: OrderFilter, change: number) =>
    client.setQueryData<number>(orderKeys.count(filter), (count) =>
      count === undefined ? undefined : count + change,
    );
  add('placed', -1);
  add('cancelled', 1);
};
