import {
  type Actor,
  documentWordsOf,
  type ListSortOf,
  type Order,
  type OrderFilter,
  type OrderStatus,
  orderLifecycle,
  orderSearchTexts,
  orderStatuses,
  type PaymentFilter,
  parseOrderNumber,
  regularStatuses,
  searchedNumberOf,
  type TimePeriod,
} from '../../../contract/index.ts';
import { orderFields } from '../../../contract/orders/fields.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { orders } from '../../../store/collections/collections.ts';
import { withHandling } from '../../../store/handling.ts';
import { type PageSource, readPage } from '../../../store/reads/pages.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  whereInPeriod,
} from '../../../store/reads/queries.ts';
import { searchIn } from '../../../store/reads/search.ts';
import { numberedResource } from '../../../store/resource/resource.ts';
import { customerId } from '../../customers/customerId.ts';
import { payerWithEmail } from '../../customers/payerWithEmail.ts';
import { type Visible, visibleDocuments } from '../../customers/visibleDocuments.ts';
import { type StoredOrder, toOrder } from './orderResponse.ts';
import {
  acceptsOf,
  newestFirst,
  type OrderSelection,
  planOrders,
  withStatuses,
} from './planOrders.ts';

/** Orders. `getOrder` sends them with the fields of the specification's clients. */
export const orderResource = numberedResource({
  collection: orders,
  fields: orderFields,
  notFound: 'order-not-found',
  numberIn: parseOrderNumber,
});

const orderOf: Record<ListSortOf<'orders'>, ListOrder> = {
  newest: newestFirst,
  oldest: { field: 'createdAt', direction: 'asc' },
  '-total': { field: 'total', direction: 'desc' },
  total: { field: 'total', direction: 'asc' },
  customer: { field: 'payerName', direction: 'asc' },
  'ship-by': { field: 'shipBy', direction: 'asc' },
};

/** The searchable texts of orders, whose numbers a search may contain. */
export const orderSearch = { textsOf: orderSearchTexts, read: documentWordsOf };

/**
 * The orders of all accounts that a selection contains, newest first, as a query with its order and
 * a filter of its results, if it needs one.
 */
export const findOrders = (
  selection: OrderSelection,
  now = new Date(),
): Pick<PageSource<StoredOrder, unknown>, 'query' | 'order' | 'matches'> => {
  const { query, indexed, accepts, order } = planOrders(selection, now);
  const source = { ...orderSearch, query: orderResource.selectForStaff(query) };
  const { matches, ...found } = searchIn(source, indexed);
  const filters = [matches, accepts].filter((filter) => filter !== undefined);
  if (filters.length === 0) return { ...found, order };
  return { ...found, order, matches: (one) => filters.every((filter) => filter(one)) };
};

/**
 * A page of the orders of all accounts. Throws `validation` for an invalid cursor, also for that of
 * another sort order.
 */
export const listOrders = (
  selection: OrderSelection,
  page: PageRequest,
  sort: ListSortOf<'orders'> = 'newest',
): Promise<Page<Order>> => {
  const found = findOrders(selection);
  const order = sort === 'newest' ? found.order : orderOf[sort];
  const toItem = withHandling(toOrder, selection.handler ?? '');
  return readPage({ ...found, order, toItem }, page);
};

/** Selects some of the orders of a payer. */
export interface PayerOrderSelection extends TimePeriod, Omit<Visible, 'payerId'> {
  /** Without a filter, all orders but the cancelled ones are listed. */
  filter?: OrderFilter | undefined;
  payment?: PaymentFilter | undefined;
  /** The number of an order or of its documents, or words to find in it and its tools. */
  search?: string | undefined;
}

// Cancelled orders can still have to be refunded.
const statusesFor = ({ filter, payment }: PayerOrderSelection): readonly OrderStatus[] => {
  if (filter) return orderLifecycle.statusesOf(filter);
  return payment === 'refund-due' ? orderStatuses : regularStatuses;
};

/**
 * The orders of a payer that a selection contains and the caller may see, newest first. A search for
 * a number ignores the other filters, and one for the number of an order reads no other.
 */
export const findPayerOrders = (
  payerId: string,
  selection: PayerOrderSelection,
  caller: Actor,
  now = new Date(),
): Pick<PageSource<StoredOrder, unknown>, 'query' | 'order' | 'matches'> => {
  const { search = '', payment, filter: _, madeBy, ...period } = selection;
  const number = searchedNumberOf(search);
  const words = documentWordsOf(search);
  if (number !== undefined) {
    const all = visibleDocuments(orders, { payerId }, caller);
    const named = number === parseOrderNumber(number) ? all.where('number', '==', number) : all;
    const matches = acceptsOf({}, words, now);
    return { query: orderResource.select(named), order: newestFirst, matches };
  }
  const seen = visibleDocuments(orders, { payerId, madeBy }, caller);
  const query = whereInPeriod(withStatuses(seen, statusesFor(selection)), 'createdAt', period);
  const matches = acceptsOf({ payment }, words, now);
  return { query: orderResource.select(query), order: newestFirst, matches };
};

/**
 * A page of the orders of a payer that the caller may see, newest first. Throws `validation` for an
 * invalid cursor.
 */
export const listPayerOrders = (
  payerId: string,
  selection: PayerOrderSelection,
  page: PageRequest,
  caller: Actor,
): Promise<Page<Order>> =>
  readPage({ ...findPayerOrders(payerId, selection, caller), toItem: toOrder }, page);

/**
 * A page of all orders of a payer, newest first. Throws `user-not-found` for an id that no payer
 * can have, and `validation` for an invalid cursor.
 */
export const listOrdersOf = async (
  payerId: string,
  page: PageRequest,
  caller: Actor,
): Promise<Page<Order>> => listPayerOrders(customerId(payerId), { filter: 'all' }, page, caller);

/**
 * A page of the orders that the caller may see of the payer with an address, newest first; empty
 * when no account has it. Throws `validation` for an invalid cursor.
 */
export const listOrdersByEmail = async (
  email: string,
  selection: PayerOrderSelection,
  page: PageRequest,
  caller: Caller,
): Promise<Page<Order>> => {
  const payerId = await payerWithEmail(email, caller);
  return payerId === undefined ? { items: [] } : listPayerOrders(payerId, selection, page, caller);
};

/** The current state of an order. Throws what `orderResource.find` throws. */
export const getOrder = async (idOrNumber: string, caller: Caller): Promise<Order> => {
  const { id, content } = await orderResource.find(idOrNumber, caller);
  return toOrder(id, content);
};
