import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { type Account, findAccount } from '../../accounts.ts';
import { isDocumentId, orders } from '../../collections.ts';
import {
  boundsOf,
  defaultPaymentMethod,
  type Order,
  type OrderDocument,
  type OrderEvent,
  type OrderFilter,
  type OrderLine,
  type OrderStatus,
  orderSearchText,
  orderStatuses,
  parseOrderNumber,
  regularStatuses,
  type StoredOrderEvent,
  statusesOf,
  toDollars,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import { type ListOrder, type Page, type PageRequest, selectFields } from '../../queries.ts';
import { readPage } from '../store/pages.ts';
import { searchIn } from '../store/search.ts';

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
  'total',
  'paid',
  'status',
  'history',
  'createdAt',
] as const satisfies (keyof OrderDocument)[];

type SentFields = Pick<OrderDocument, (typeof sentFields)[number]>;

/** The defaults of the fields that earlier orders do not have. */
const orderDefaults = { poNumber: '', note: '', paymentMethod: defaultPaymentMethod };

/** The fields of a stored order that responses contain, as they may be stored. */
export type SentOrder = Omit<SentFields, keyof typeof orderDefaults> &
  Partial<Pick<SentFields, keyof typeof orderDefaults>>;

const pickSent = (order: SentOrder): SentOrder =>
  Object.fromEntries(
    sentFields.map((name) => [name, order[name]]).filter(([, value]) => value !== undefined),
  ) as unknown as SentOrder;

const toEvent = ({ transitionId: _, at, ...event }: StoredOrderEvent): OrderEvent<string> => ({
  ...event,
  at: at.toISOString(),
});

const lineDefaults = { sku: '', breakQuantity: null };

/** The lines of an order. Those that were stored before there were SKUs and price breaks have neither. */
export const linesOf = ({ lines }: Pick<OrderDocument, 'lines'>): OrderLine[] =>
  lines.map((line) => ({ ...lineDefaults, ...line }));

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
  const { history, createdAt, ...fields } = pickSent(order);
  return {
    _id: id,
    ...orderDefaults,
    ...fields,
    lines: linesOf(order),
    history: history.map(toEvent),
    createdAt: createdAt.toISOString(),
    ...specifiedFields(order),
  };
};

/** The order as it was after the first `count` of its status changes. */
export const orderAfter = (order: OrderDocument, count: number): OrderDocument => {
  const history = order.history.slice(0, count);
  return { ...order, history, status: history.at(-1)?.status ?? order.status };
};

const withStatuses = <Content>(
  query: Query<Content>,
  statuses: readonly OrderStatus[],
): Query<Content> =>
  statuses.length === orderStatuses.length ? query : query.where('status', 'in', statuses);

/** The days in UTC, `2026-11-21`, on which the orders of a list were placed: both included. */
export interface OrderPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

const placedIn = <Content>(query: Query<Content>, { from, to }: OrderPeriod): Query<Content> => {
  const since = from ? query.where('createdAt', '>=', boundsOf(from).from) : query;
  return to ? since.where('createdAt', '<', boundsOf(to).before) : since;
};

/** The orders of all accounts that match a filter and a period. */
export const ordersIn = (
  filter: OrderFilter = 'all',
  period: OrderPeriod = {},
): Query<OrderDocument> => placedIn(withStatuses(orders, statusesOf(filter)), period);

/** Selects orders of all accounts; without any field, all of them. */
export interface OrderSelection extends OrderPeriod {
  filter?: OrderFilter | undefined;
  /** An order number, or words to find in number, PO number, customer and tools. */
  search?: string | undefined;
}

/** The orders of all accounts that a selection contains, as a query and a filter of its results. */
export const findOrders = ({ filter, search = '', ...period }: OrderSelection) => {
  const query = selectFields(ordersIn(filter, period), sentFields);
  return searchIn({ query, textOf: orderSearchText }, parseOrderNumber(search) ?? search);
};

/** A page of the orders of all accounts, newest first. Throws `validation` for an invalid cursor. */
export const listOrders = (
  { filter, from, to, search }: OrderSelection,
  page: PageRequest,
): Promise<Page<Order>> => {
  const found = findOrders({ filter, from, to, search });
  return readPage({ ...found, order: newestFirst, toItem: toOrder }, page);
};

/** The orders of an account with these statuses. */
export const ownOrders = (uid: string, statuses: readonly OrderStatus[] = orderStatuses) =>
  selectFields(withStatuses(orders.where('userId', '==', uid), statuses), sentFields);

const ordersOf = (
  uid: string,
  statuses: readonly OrderStatus[],
  page: PageRequest,
): Promise<Page<Order>> => {
  const query = ownOrders(uid, statuses);
  return readPage({ query, order: newestFirst, toItem: toOrder }, page);
};

/** A request for a page of an account's orders. */
export interface OwnOrderListRequest extends PageRequest {
  email: string;
  /** Without a filter, all orders but the cancelled ones are listed. */
  filter?: OrderFilter | undefined;
}

/**
 * A page of an account's orders, newest first; empty when no account has the address. Throws
 * `validation` for an invalid cursor.
 */
export const listOrdersOf = async (
  { email, filter, ...page }: OwnOrderListRequest,
  caller: Account,
): Promise<Page<Order>> => {
  const owner = await findAccount(email, caller);
  if (!owner) return { items: [] };
  return ordersOf(owner.uid, filter ? statusesOf(filter) : regularStatuses, page);
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
