import { tools, users } from '../../collections.ts';
import {
  type Count,
  type Countable,
  type OrderFilter,
  orderSearchText,
  parseOrderNumber,
  type UserRole,
} from '../../contract/index.ts';
import { userSearchText } from '../accounts/users.ts';
import { toolSearchText } from '../catalogue/tools.ts';
import { type OrderPeriod, ordersIn } from '../ordering/orders.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';
import { countMatches } from './countMatches.ts';

/**
 * What to count: optionally the matches of a search, for orders of those with a filter and a period, for
 * users of those with a role. A search among the users with a role is not supported.
 */
export interface CountRequest extends OrderPeriod {
  of: Countable;
  filter?: OrderFilter | undefined;
  role?: UserRole | undefined;
  search?: string | undefined;
}

// In the order of the lists, so that their indexes serve the counts as well.
const newest = ['createdAt', 'desc'] as const;

const countTools = ({ search }: CountRequest): Promise<Count> => {
  const fields = ['sku', 'toolName', 'toolDescription'] as const;
  return countMatches({ query: tools.orderBy(...newest), textOf: toolSearchText, fields }, search);
};

const countOrders = ({ filter, search = '', ...period }: CountRequest): Promise<Count> => {
  const query = ordersIn(filter, period).orderBy(...newest);
  const fields = ['number', 'userName', 'userEmail', 'poNumber', 'lines'] as const;
  return countMatches(
    { query, textOf: orderSearchText, fields },
    parseOrderNumber(search) ?? search,
  );
};

const countUsers = ({ role, search }: CountRequest): Promise<Count> => {
  const query = role ? users.where('role', '==', role) : users.orderBy(...newest);
  return countMatches({ query, textOf: userSearchText, fields: ['displayName', 'email'] }, search);
};

const counters: Record<Countable, (request: CountRequest) => Promise<Count>> = {
  tools: countTools,
  orders: countOrders,
  users: countUsers,
};

/** The current count. */
export const count = (request: CountRequest): Promise<Count> => counters[request.of](request);

/** A count that is at most two seconds old, so that polling pages cost no reads. */
export const cachedCount = shortLivedCache(count, { maxAge: 2_000, maxEntries: 20 });
