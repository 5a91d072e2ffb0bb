import type { ProductSearch } from './productRequests.ts';

/** Under which keys the cache holds what admins know of tools. */
export const productKeys = {
  /** Whatever any page of the shop knows of tools, but for their number. */
  all: ['tools'],
  list: (search: ProductSearch) => ['tools', 'products', search],
  one: (id: string) => ['tools', 'product', id],
  ledger: (id: string) => ['tools', 'ledger', id],
  count: ['toolCount'],
};
