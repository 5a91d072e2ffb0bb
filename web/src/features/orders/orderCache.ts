import type { OrderSearch } from './orderRequests.ts';

/** The query keys of orders. `all` does not include the counts. */
export const orderKeys = {
  all: ['orders'],
  list: (first: string) => ['orders', 'list', first],
  one: (id: string) => ['orders', 'one', id],
  newest: (email: string) => ['orders', 'newest', email],
  audit: (id: string) => ['orders', 'audit', id],
  counts: ['orderCounts'],
  count: (search: OrderSearch) => ['orderCounts', search],
};
