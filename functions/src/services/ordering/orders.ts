import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { type Account, findAccount } from '../../accounts.ts';
import { isDocumentId, orders } from '../../collections.ts';
import {
  balanceWith,
  countsAsSold,
  isPrepaid,
  matchesPayment,
  needsInvoice,
  type Order,
  type OrderDocument,
  type OrderEvent,
  type OrderFilter,
  type OrderStatus,
  orderSearchText,
  orderStatuses,
  overdueBefore,
  type PaymentFilter,
  parseOrderNumber,
  regularStatuses,
  type StoredOrderEvent,
  statusesOf,
  toDollars,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import {
  type DayPeriod,
  inPeriod,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../queries.ts';
import { readPage } from '../store/pages.ts';
import { searchIn } from '../store/search.ts';
import { linesOf, orderDefaults } from './storedOrder.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

// Search terms make up most of a document, and no response has them.
const sentFields = [
  'number',
  'userId',
  'userName',
  'userEmail',
  'phoneNumber',
  'orderAddress',
  'poNumber',
  'note',
  'paymentMethod',
  'lines',
  'currency',
  'subtotal',
  'tax',
  'taxRate',
  'total',
  'terms',
  'paid',
  'refunded',
  'dueAt',
  'invoiceNumber',
  'creditNoteNumber',
  'status',
  'history',
  'createdAt',
] as const satisfies (keyof OrderDocument)[];

type SentFields = Pick<OrderDocument, (typeof sentFields)[number]>;

type OptionalField = keyof typeof orderDefaults & keyof SentFields;

/** The fields of a stored order that responses contain, as they may be stored. */
export type SentOrder = Omit<SentFields, OptionalField> & Partial<Pick<SentFields, OptionalField>>;

const pickSent = (order: SentOrder): SentOrder =>
  Object.fromEntries(
    sentFields.map((name) => [name, order[name]]).filter(([, value]) => value !== undefined),
  ) as unknown as SentOrder;

const toEvent = ({ transitionId: _, at, ...event }: StoredOrderEvent): OrderEvent<string> => ({
  ...event,
  at: at.toISOString(),
});

/** The first line under the names of the specification. */
const specifiedFields = ({ lines, total }: SentOrder) => {
  const [line] = lines;
  if (!line) throw new Error('An order without a line');
  const { toolId, toolName, unitPrice, picture, quantity } = line;
  return {
    tool: { _id: toolId, toolName, price: toDollars(unitPrice), imageLink: picture },
    orderQuantity: quantity,
    totalBill: toDollars(total),
  };
};

/** Converts a stored order to the one that the API sends. */
export const toOrder = (id: string, order: SentOrder): Order => {
  const { history, createdAt, dueAt, ...fields } = pickSent(order);
  const { overdueAt: _, ...defaults } = orderDefaults;
  return {
    _id: id,
    ...defaults,
    ...fields,
    dueAt: dueAt?.toISOString() ?? null,
    lines: linesOf(order),
    history: history.map(toEvent),
    createdAt: createdAt.toISOString(),
    ...specifiedFields(order),
  };
};

/** The order as it was after the first `count` of its status changes, with all payments until now. */
export const orderAfter = (order: OrderDocument, count: number): OrderDocument => {
  const history = order.history.slice(0, count);
  const status = history.at(-1)?.status ?? order.status;
  const isInvoiced = history.some((event) => needsInvoice(event.status));
  return {
    ...order,
    history,
    status,
    invoiceNumber: isInvoiced ? order.invoiceNumber : null,
    creditNoteNumber: countsAsSold(status) ? null : order.creditNoteNumber,
    dueAt: isInvoiced || isPrepaid(order.terms) ? order.dueAt : null,
  };
};

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
  const found = query.where('balance', '==', balanceWith(payment));
  return payment === 'overdue' ? found.where('dueAt', '<', overdueBefore(now)) : found;
};

/** Selects orders of all accounts by status, payment and period; without any field, all of them. */
export interface OrderFilters extends DayPeriod {
  filter?: OrderFilter | undefined;
  payment?: PaymentFilter | undefined;
}

/** The orders of all accounts that the filters select. */
export const ordersIn = (
  { filter = 'all', payment, ...period }: OrderFilters = {},
  now = new Date(),
): Query<OrderDocument> =>
  inPeriod(
    withPayment(withStatuses(orders, statusesOf(filter)), payment, now),
    'createdAt',
    period,
  );

/** Whether a filter by payment selects an order, of which only the sent fields are known. */
export const hasPayment = (
  order: Pick<SentOrder, 'status' | 'total' | 'paid' | 'refunded' | 'dueAt'>,
  payment: PaymentFilter,
  now: Date,
): boolean => matchesPayment({ ...orderDefaults, ...order }, payment, now);

/** Selects orders of all accounts; without any field, all of them. */
export interface OrderSelection extends OrderFilters {
  /** An order number, or words to find in number, PO number, customer and tools. */
  search?: string | undefined;
}

/** The orders of all accounts that a selection contains, as a query and a filter of its results. */
export const findOrders = ({ search = '', ...filters }: OrderSelection, now = new Date()) => {
  const text = parseOrderNumber(search) ?? search;
  const source = {
    query: selectFields(ordersIn(filters, now), sentFields),
    textOf: orderSearchText,
  };
  const { payment } = filters;
  if (!text || !payment) return searchIn(source, text);
  // The index of a search does not have payments, so they are compared here.
  const query = selectFields(ordersIn({ ...filters, payment: undefined }), sentFields);
  const { matches = () => true, ...found } = searchIn({ ...source, query }, text);
  const both: typeof matches = (order) => matches(order) && hasPayment(order, payment, now);
  return { ...found, matches: both };
};

/** A page of the orders of all accounts, newest first. Throws `validation` for an invalid cursor. */
export const listOrders = (selection: OrderSelection, page: PageRequest): Promise<Page<Order>> => {
  const found = findOrders(selection);
  return readPage({ ...found, order: newestFirst, toItem: toOrder }, page);
};

/** The orders of an account with these statuses. */
export const ownOrders = (uid: string, statuses: readonly OrderStatus[] = orderStatuses) =>
  selectFields(withStatuses(orders.where('userId', '==', uid), statuses), sentFields);

const ordersOf = (
  uid: string,
  { statuses, payment }: { statuses: readonly OrderStatus[]; payment?: PaymentFilter | undefined },
  page: PageRequest,
): Promise<Page<Order>> => {
  const now = new Date();
  const query = ownOrders(uid, statuses);
  const matches = (order: SentOrder) => !payment || hasPayment(order, payment, now);
  return readPage({ query, order: newestFirst, toItem: toOrder, matches }, page);
};

/** A page of the orders of a customer, newest first. Throws `validation` for an invalid cursor. */
export const listOrdersOfCustomer = (uid: string, page: PageRequest): Promise<Page<Order>> =>
  ordersOf(uid, { statuses: orderStatuses }, page);

/** A request for a page of an account's orders. */
export interface OwnOrderListRequest extends PageRequest {
  email: string;
  /** Without a filter, all orders but the cancelled ones are listed. */
  filter?: OrderFilter | undefined;
  payment?: PaymentFilter | undefined;
}

/**
 * A page of an account's orders, newest first; empty when no account has the address. Throws
 * `validation` for an invalid cursor.
 */
export const listOrdersOf = async (
  { email, filter, payment, ...page }: OwnOrderListRequest,
  caller: Account,
): Promise<Page<Order>> => {
  const owner = await findAccount(email, caller);
  if (!owner) return { items: [] };
  // Cancelled orders can still have to be refunded.
  const usual = payment === 'refund-due' ? orderStatuses : regularStatuses;
  return ordersOf(owner.uid, { statuses: filter ? statusesOf(filter) : usual, payment }, page);
};

/** The reference to an order. Throws `order-not-found` for an invalid id. */
export const orderReference = (id: string): DocumentReference<OrderDocument, OrderDocument> => {
  if (!isDocumentId(id)) throw new ApiError('order-not-found');
  return orders.doc(id);
};

/** The order, if the account is its owner or an admin. Throws `order-not-found` otherwise. */
export const permittedOrder = (
  order: OrderDocument | undefined,
  { uid, admin }: Account,
): OrderDocument => {
  if (order && (admin || order.userId === uid)) return order;
  throw new ApiError('order-not-found');
};

/** The current state of an order. Throws `order-not-found`, also for another account's order. */
export const getOrder = async (id: string, caller: Account): Promise<Order> =>
  toOrder(id, permittedOrder(await readDocument(orderReference(id)), caller));
