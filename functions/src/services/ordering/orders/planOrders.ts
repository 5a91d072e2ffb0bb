import type { Query } from 'firebase-admin/firestore';
import {
  balanceWith,
  containsWords,
  documentWordsOf,
  isHandlingFilter,
  isNumberSearch,
  matchesPayment,
  type OrderStatus,
  orderLifecycle,
  orderSearchTexts,
  orderStatuses,
  type PaymentFilter,
  type SearchableOrder,
  type SearchWord,
  type StaffOrderFilter,
  type TimePeriod,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { orders } from '../../../store/collections/collections.ts';
import { type HandlerSelection, whereHandled } from '../../../store/handling.ts';
import { type ListOrder, whereInPeriod } from '../../../store/reads/queries.ts';

/** The order of lists of orders. */
export const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** The order of a list of overdue orders: that filter has a separate range. */
const newestOverdueFirst: ListOrder = { ...newestFirst, rangeField: 'dueAt' };

/** The order of a list of orders to be shipped until a day: that filter has one, too. */
const newestToShipFirst: ListOrder = { ...newestFirst, rangeField: 'shipBy' };

/** The orders with some statuses. */
export const withStatuses = <Content>(
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
export const acceptsOf =
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
