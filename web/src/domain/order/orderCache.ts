/** The query keys of orders. `all` does not include the counts. */
export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (first: string) => ['orders', 'list', first],
  one: (idOrNumber: string) => ['orders', 'one', idOrNumber],
  newest: (email: string) => ['orders', 'newest', email],
  audit: (id: string) => ['orders', 'audit', id],
  counts: ['orderCounts'],
};

/** The keys of the queries that depend on the amounts and the statuses of orders. */
export const orderDependents = [orderKeys.counts, ['receivables'], ['customers'], ['overview']];
