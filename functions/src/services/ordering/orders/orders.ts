import type { Query } from 'firebase-admin/firestore';
import {
  type Actor,
  balanceWith,
  containsWords,
  documentWordsOf,
  isHandlingFilter,
  isNumberSearch,
  type ListSortOf,
  matchesPayment,
  type Order,
  type OrderFilter,
  type OrderStatus,
  orderLifecycle,
  orderSearchTexts,
  orderStatuses,
  type PaymentFilter,
  parseOrderNumber,
  regularStatuses,
  type SearchableOrder,
  type SearchWord,
  type StaffOrderFilter,
  searchedNumberOf,
  type TimePeriod,
} from '../../../contract/index.ts';
import { orderFields } from '../../../contract/orders/fields.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { orders } from '../../../store/collections/collections.ts';
import { type HandlerSelection, whereHandled, withHandling } from '../../../store/handling.ts';
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

/** Orders. `getOrder` sends them with the fields of the specification's clients. */
export const orderResource = numberedResource({
  collection: orders,
  fields: orderFields,
  notFound: 'order-not-found',
  numberIn: parseOrderNumber,
});

/** The order of lists of orders. */
const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const orderOf: Record<ListSortOf<'orders'>, ListOrder> = {
  newest: newestFirst,
  oldest: { field: 'createdAt', direction: 'asc' },
  '-total': { field: 'total', direction: 'desc' },
  total: { field: 'total', direction: 'asc' },
  customer: { field: 'payerName', direction: 'asc' },
  'ship-by': { field: 'shipBy', direction: 'asc' },
};

/** The order of a list of overdue orders: that filter has a separate range. */
const newestOverdueFirst: ListOrder = { ...newestFirst, rangeField: 'dueAt' };

/** The order of a list of orders to be shipped until a day: that filter has one, too. */
const newestToShipFirst: ListOrder = { ...newestFirst, rangeField: 'shipBy' };

const withStatuses = <Content>(
  query: Query<Content>,
  statuses: readonly OrderStatus[],
): Query<Content> =>
  statuses.length === orderStatuses.length ? query : query.where('status', 'in', statuses);

/** The orders that a filter by payment selects. */
const withPayment = (
  query: Query<OrderDocument>,
  payment: PaymentFilter | undefined,
  now: Date,
): Query<OrderDocument> => {
  if (!payment) return query;
  const matching = query.where('balance', '==', balanceWith(payment));
  return payment === 'overdue' ? matching.where('dueAt', '<', now) : matching;
};

/** Selects orders by status, payment, payer and period; without any field, all of them. */
export interface OrderFilters extends TimePeriod, HandlerSelection {
  filter?: StaffOrderFilter | undefined;
  /** The last day by which they have to be shipped. */
  shipUntil?: string | undefined;
  payment?: PaymentFilter | undefined;
  payerId?: string | undefined;
}

/** The orders that the filters select. */
const ordersIn = (
  { filter = 'all', shipUntil, payment, payerId, handler, ...period }: OrderFilters,
  now = new Date(),
): Query<OrderDocument> => {
  const ofPayer = payerId === undefined ? orders : orders.where('payerId', '==', payerId);
  const handled = whereHandled(ofPayer, filter, { handler });
  const withFilters = withPayment(
    withStatuses(handled, orderLifecycle.statusesOf(filter)),
    payment,
    now,
  );
  const due = shipUntil === undefined ? withFilters : withFilters.where('shipBy', '<=', shipUntil);
  return whereInPeriod(due, 'createdAt', period);
};

/** Selects orders of all accounts; without any field, all of them. */
export interface OrderSelection extends OrderFilters {
  /** The number of an order or of its documents, or words to find in it, its customer and tools. */
  search?: string | undefined;
}

/** The filters that a search leaves: none if it is for a number. */
const filtersWith = ({ search = '', ...filters }: OrderSelection): OrderFilters =>
  isNumberSearch(search) ? {} : filters;

/** The fields of an order by which it is compared with a selection. */
type ComparedOrder = SearchableOrder &
  Parameters<typeof matchesPayment>[0] &
  Pick<OrderDocument, 'shipBy'> & { payerId?: string };

/** Compares orders with what no index of Firestore has: a payment, the day to ship, words. */
const acceptsOf =
  (
    { payment, shipUntil, payerId }: Pick<OrderFilters, 'payment' | 'shipUntil' | 'payerId'>,
    words: readonly SearchWord[],
    now: Date,
  ) =>
  (order: ComparedOrder): boolean =>
    (payerId === undefined || order.payerId === payerId) &&
    (!payment || matchesPayment(order, payment, now)) &&
    (shipUntil === undefined || order.shipBy <= shipUntil) &&
    (words.length === 0 || containsWords(orderSearchTexts(order), words));

/** The order of a list whose query may have a range of another field. */
const rangeOrderOf = ({ payment, shipUntil }: OrderFilters): ListOrder => {
  if (payment === 'overdue') return newestOverdueFirst;
  return shipUntil === undefined ? newestFirst : newestToShipFirst;
};

/** How the orders of a selection are found. */
interface OrderPlan {
  query: Query<OrderDocument>;
  /** The words to look up in the index; empty for none. */
  indexed: string;
  /** Compares what no index of Firestore has; missing if the query selects everything. */
  accepts?: (order: ComparedOrder) => boolean;
  order: ListOrder;
}

/**
 * Plans how to find the orders of a selection. A search for a number ignores the other filters. The
 * index of a search has neither payments nor days to ship, that of a payer no words either, that of a
 * payment no days to ship, and that of who handles an order no payers: an index for each combination
 * would cost a write with every order.
 */
export const planOrders = (selection: OrderSelection, now = new Date()): OrderPlan => {
  const { search = '' } = selection;
  const filters = filtersWith(selection);
  const isHandled = isHandlingFilter(filters.filter);
  const ofPayer = filters.payerId !== undefined || isHandled;
  const indexed = ofPayer ? '' : search;
  const words = ofPayer ? documentWordsOf(search) : [];
  const isNarrowed = ofPayer || search !== '';
  const payment = isNarrowed ? filters.payment : undefined;
  const shipUntil = isNarrowed || filters.payment ? filters.shipUntil : undefined;
  const payerId = isHandled ? filters.payerId : undefined;
  const compared = { payment, shipUntil, payerId };
  const queried = {
    ...filters,
    ...(payment && { payment: undefined }),
    ...(shipUntil && { shipUntil: undefined }),
    ...(payerId && { payerId: undefined }),
  };
  const compares = payment || shipUntil || payerId || words.length > 0;
  return {
    query: ordersIn(queried, now),
    indexed,
    ...(compares && { accepts: acceptsOf(compared, words, now) }),
    order: rangeOrderOf(queried),
  };
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
