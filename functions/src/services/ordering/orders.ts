import type { DocumentReference } from 'firebase-admin/firestore';
import { type Account, findAccount } from '../../accounts.ts';
import { isDocumentId, orders } from '../../collections.ts';
import type {
  Order,
  OrderDocument,
  OrderLine,
  OrderStatus,
  OrderStatusChange,
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

/** The line an order has, as long as it has one only. */
export const firstLine = ({ lines }: OrderDocument): OrderLine => {
  const [line] = lines;
  if (!line) throw new Error('An order without a line');
  return line;
};

/** A stored order as the API sends it. */
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

/** Which page of all orders is asked for, and of which status if not of any. */
export interface OrderListRequest extends PageRequest {
  status?: OrderStatus | undefined;
  /** The words the customer's name or address must have; without any, all orders are listed. */
  search?: string | undefined;
}

const customerOf = ({ userName, userEmail }: OrderDocument): string => `${userName} ${userEmail}`;

/** A page of everyone's orders, newest first. Throws `validation` for a bad cursor. */
export const listOrders = ({ status, search, ...page }: OrderListRequest): Promise<Page<Order>> => {
  const query = status ? orders.where('status', '==', status) : orders;
  const found = searchIn({ query, textOf: customerOf }, search);
  return readPage({ ...found, order: newestFirst, toItem: toOrder }, page);
};

const ordersOf = (uid: string, page: PageRequest): Promise<Page<Order>> =>
  readPage(
    {
      query: orders
        .where('userId', '==', uid)
        .where('status', '==', 'placed' satisfies OrderStatus),
      order: newestFirst,
      toItem: toOrder,
    },
    page,
  );

/**
 * A page of an account's orders, newest first, without the cancelled ones; empty when no account
 * has the address. Throws `validation` for a bad cursor.
 */
export const listOrdersOf = async (
  email: string,
  page: PageRequest,
  caller: Account,
): Promise<Page<Order>> => {
  const owner = await findAccount(email, caller);
  return owner ? ordersOf(owner.uid, page) : { items: [] };
};

/** Where the order of that id is stored. Throws `order-not-found` for an id none can have. */
export const orderReference = (id: string): DocumentReference<OrderDocument, OrderDocument> => {
  if (!isDocumentId(id)) throw new ApiError('order-not-found');
  return orders.doc(id);
};

/** An order, for its owner and admins. Throws `order-not-found`, also for another's. */
export const permittedOrder = (
  order: OrderDocument | undefined,
  { uid, admin }: Account,
): OrderDocument => {
  if (order && (admin || order.userId === uid)) return order;
  throw new ApiError('order-not-found');
};

/** One order, as it is now. Throws `order-not-found`, also for another's. */
export const getOrder = async (id: string, caller: Account): Promise<Order> =>
  toOrder(id, permittedOrder(await readDocument(orderReference(id)), caller));
