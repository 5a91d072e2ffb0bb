import type { Query } from 'firebase-admin/firestore';
import { countDocuments, orders, tools, users } from '../collections.ts';
import type { Count, Countable, OrderStatus } from '../contract/index.ts';
import { recently } from '../recently.ts';

const collections: Record<Countable, Query> = { tools, orders, users };

/** What is to be counted; of orders, those of a status if one is given. */
export interface CountRequest {
  of: Countable;
  status?: OrderStatus | undefined;
}

/** How many there are now. */
export const count = async ({ of, status }: CountRequest): Promise<Count> => {
  const all = collections[of];
  const query = of === 'orders' && status ? all.where('status', '==', status) : all;
  return { count: await countDocuments(query) };
};

/** How many there were at most two seconds ago: a page that polls costs nothing. */
export const countRecently = recently(count, { maxAge: 2_000, maxEntries: 10 });
