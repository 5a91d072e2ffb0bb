import type { Query } from 'firebase-admin/firestore';
import { orders, tools, users } from '../../collections.ts';
import type { Count, Countable, OrderStatus, UserRole } from '../../contract/index.ts';
import { countDocuments } from '../../queries.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';

const collections: Record<Countable, Query> = { tools, orders, users };

/** What to count: for orders optionally with one status, for users optionally with one role. */
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

/** The current count. */
export const count = async (request: CountRequest): Promise<Count> => ({
  count: await countDocuments(queryOf(request)),
});

/** A count that is at most two seconds old, so that polling pages cost no reads. */
export const cachedCount = shortLivedCache(count, { maxAge: 2_000, maxEntries: 10 });
