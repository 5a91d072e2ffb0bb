import type { QueryClient } from '@tanstack/react-query';
import type { OrderFilter } from './orderFilters.ts';

/** The query keys of orders. `all` does not include the counts. */
export const orderKeys = {
  all: ['orders'],
  list: (first: string) => ['orders', 'list', first],
  one: (id: string) => ['orders', 'one', id],
  newest: (email: string) => ['orders', 'newest', email],
  audit: (id: string) => ['orders', 'audit', id],
  counts: ['orderCounts'],
  count: (filter: OrderFilter) => ['orderCounts', filter],
};

/**
 * Moves one order from the count of placed orders to the count of cancelled ones. The server's own
 * counts may be two seconds old.
 */
export const countCancellation = (client: QueryClient): void => {
  const add = (filter: OrderFilter, change: number) =>
    client.setQueryData<number>(orderKeys.count(filter), (count) =>
      count === undefined ? undefined : count + change,
    );
  add('placed', -1);
  add('cancelled', 1);
};
