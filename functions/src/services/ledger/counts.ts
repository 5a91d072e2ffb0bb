import type { Query } from 'firebase-admin/firestore';
import { orders, tools, users } from '../../collections.ts';
import type { Count, Countable, OrderStatus, UserRole } from '../../contract/index.ts';
import { countDocuments } from '../../queries.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';

const collections: Record<Countable, Query> = { tools, orders, users };

/** What is to be counted; of orders those of a status, of users those of a role, if one is given. */
export interface CountRequest {
  of: Countable;
  status?: OrderStatus | undefined;
  role?: UserRole | undefined;
}

const queryOf = ({ of, status, role }: CountRequest): Query => {
  if (of === 'orders' && status) return orders.where('status', '==', status);
  if (of === 'users' && role) return users.where('role', '==', role);
  return collections[of];
};

/** How many there are now. */
export const count = async (request: CountRequest): Promise<Count> => ({
  count: await countDocuments(queryOf(request)),
});

/** How many there were at most two seconds ago: a page that polls costs nothing. */
export const cachedCount = shortLivedCache(count, { maxAge: 2_000, maxEntries: 10 });
