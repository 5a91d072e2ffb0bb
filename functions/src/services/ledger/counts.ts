import { tools, users } from '../../collections.ts';
import {
  type Count,
  type Countable,
  type InquiryFilter,
  inquirySearchText,
  type OrderDocument,
  orderSearchText,
  parseOrderNumber,
  type QuoteFilter,
  type UserRole,
} from '../../contract/index.ts';
import { userSearchText } from '../accounts/users.ts';
import { toolSearchText } from '../catalogue/tools.ts';
import { inquiriesWith } from '../inquiries/inquiries.ts';
import { hasPayment, type OrderFilters, ordersIn } from '../ordering/orders.ts';
import { quoteSearch, quotesIn } from '../quotes/listQuotes.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';
import { countMatches } from './countMatches.ts';

/**
 * What to count: optionally the matches of a search, for orders of those that the filters select, for
 * users of those with a role. A search among the users with a role is not supported.
 */
export interface CountRequest extends OrderFilters {
  of: Countable;
  role?: UserRole | undefined;
  /** Of inquiries. */
  inquiryFilter?: InquiryFilter | undefined;
  /** Of quotes. */
  quoteFilter?: QuoteFilter | undefined;
  search?: string | undefined;
}

// In the order of the lists, so that their indexes serve the counts as well.
const newest = ['createdAt', 'desc'] as const;

const countTools = ({ search }: CountRequest): Promise<Count> => {
  const fields = ['sku', 'toolName', 'toolDescription'] as const;
  return countMatches({ query: tools.orderBy(...newest), textOf: toolSearchText, fields }, search);
};

const searchedFields = ['number', 'userName', 'userEmail', 'poNumber', 'lines'] as const;
const paymentFields = ['status', 'total', 'paid', 'refunded', 'dueAt'] as const;

const countOrders = ({ search = '', ...filters }: CountRequest): Promise<Count> => {
  const text = parseOrderNumber(search) ?? search;
  const { payment } = filters;
  const now = new Date();
  if (!text || !payment) {
    const query = ordersIn(filters, now).orderBy(...newest);
    return countMatches({ query, textOf: orderSearchText, fields: searchedFields }, text);
  }
  // The index of a search does not have payments, so they are compared here.
  const query = ordersIn({ ...filters, payment: undefined }).orderBy(...newest);
  const fields = [...searchedFields, ...paymentFields] as const;
  const accepts = (order: OrderDocument) => hasPayment(order, payment, now);
  return countMatches({ query, textOf: orderSearchText, fields, accepts }, text);
};

const countUsers = ({ role, search }: CountRequest): Promise<Count> => {
  const query = role ? users.where('role', '==', role) : users.orderBy(...newest);
  return countMatches({ query, textOf: userSearchText, fields: ['displayName', 'email'] }, search);
};

const countInquiries = ({ inquiryFilter = 'all', search }: CountRequest): Promise<Count> => {
  const fields = ['email', 'name', 'toolName', 'sku', 'message'] as const;
  const query = inquiriesWith(inquiryFilter).orderBy(...newest);
  return countMatches({ query, textOf: inquirySearchText, fields }, search);
};

const countQuotes = ({ quoteFilter, search }: CountRequest): Promise<Count> => {
  const fields = ['number', 'userName', 'userEmail', 'lines'] as const;
  const query = quotesIn(quoteFilter).orderBy(...newest);
  return countMatches({ query, textOf: orderSearchText, fields }, quoteSearch(search));
};

const counters: Record<Countable, (request: CountRequest) => Promise<Count>> = {
  tools: countTools,
  orders: countOrders,
  users: countUsers,
  inquiries: countInquiries,
  quotes: countQuotes,
};

/** The current count. */
export const count = (request: CountRequest): Promise<Count> => counters[request.of](request);

/** A count that is at most two seconds old, so that polling pages cost no reads. */
export const cachedCount = shortLivedCache(count, { maxAge: 2_000, maxEntries: 20 });
