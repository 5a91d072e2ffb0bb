import type { Query } from 'firebase-admin/firestore';
import { orders, tools, users } from '../../collections.ts';
import type { Count, Countable, OrderFilter, UserRole } from '../../contract/index.ts';
import { countDocuments } from '../../queries.ts';
import { type OrderPeriod, ordersIn } from '../ordering/orders.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';

const collections: Record<Countable, Query> = { tools, orders, users };

/** What to count: for orders optionally those of a filter and a period, for users those with a role. */
export interface CountRequest extends OrderPeriod {
  of: Countable;
  filter?: OrderFilter | undefined;
  role?: UserRole | undefined;
}

const queryOf = ({ of, filter, role, ...period }: CountRequest): Query => {
  // In the order of the lists, so that their index serves the count as well.
  if (of === 'orders') return ordersIn(filter, period).orderBy('createdAt', 'desc');
  if (of === 'users' && role) return users.where('role', '==', role);
  return collections[of];
};

/** The current count. */
export const count = async (request: CountRequest): Promise<Count> => ({
  count: await countDocuments(queryOf(request)),
});

/** A count that is at most two seconds old, so that polling pages cost no reads. */
export const cachedCount = shortLivedCache(count, { maxAge: 2_000, maxEntries: 20 });
