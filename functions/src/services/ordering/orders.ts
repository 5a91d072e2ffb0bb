import type { DocumentReference } from 'firebase-admin/firestore';
import { type Account, findAccount } from '../../accounts.ts';
import { isDocumentId, orders } from '../../collections.ts';
import {
  type Order,
  type OrderDocument,
  type OrderLine,
  type OrderStatus,
  type OrderStatusChange,
  openStatuses,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import type { ListOrder, Page, PageRequest } from '../../queries.ts';
import { readPage } from '../store/pages.ts';
import { searchIn } from '../store/search.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const toChange = ({ at, ...change }: OrderStatusChange<Date>): OrderStatusChange<string> => ({
  ...change,
  at: at.toISOString(),
});

/** The line of an order: each order has exactly one. */
export const firstLine = ({ lines }: OrderDocument): OrderLine => {
  const [line] = lines;
  if (!line) throw new Error('An order without a line');
  return line;
};

/** Converts a stored order to the one that the API sends. */
export const toOrder = (id: string, order: OrderDocument): Order => {
  const { requestHash: _, searchTerms: __, cancellationId: ___, ...kept } = order;
  const { createdAt, statusHistory, ...fields } = kept;
  const { tool, quantity } = firstLine(order);
  return {
    _id: id,
    ...fields,
    tool,
    orderQuantity: quantity,
    statusHistory: statusHistory.map(toChange),
    createdAt: createdAt.toISOString(),
  };
};

/** A request for a page of all orders, optionally with one status only. */
export interface OrderListRequest extends PageRequest {
  status?: OrderStatus | undefined;
  /** The words to find in the customer's name or address. Without any, all orders are listed. */
  search?: string | undefined;
}

const searchText = ({ userName, userEmail }: OrderDocument): string => `${userName} ${userEmail}`;

/** A page of the orders of all accounts, newest first. Throws `validation` for an invalid cursor. */
export const listOrders = ({ status, search, ...page }: OrderListRequest): Promise<Page<Order>> => {
  const query = status ? orders.where('status', '==', status) : orders;
  const found = searchIn({ query, textOf: searchText }, search);
  return readPage({ ...found, order: newestFirst, toItem: toOrder }, page);
};

const ordersOf = (uid: string, page: PageRequest): Promise<Page<Order>> =>
  readPage(
    {
      query: orders.where('userId', '==', uid).where('status', 'in', openStatuses),
      order: newestFirst,
      toItem: toOrder,
    },
    page,
  );

/**
 * A page of an account's orders, newest first, only the open ones; empty when no account has the
 * address. Throws `validation` for an invalid cursor.
 */
export const listOrdersOf = async (
  email: string,
  page: PageRequest,
  caller: Account,
): Promise<Page<Order>> => {
  const owner = await findAccount(email, caller);
  return owner ? ordersOf(owner.uid, page) : { items: [] };
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
