import { type Account, findAccount } from '../accounts.ts';
import { isDocumentId, type ListOrder, orders, tools } from '../collections.ts';
import type {
  Deleted,
  Order,
  OrderDocument,
  OrderLine,
  OrderStatus,
  OrderStatusChange,
} from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import type { Page, PageRequest } from '../page.ts';
import { readPage } from './pages.ts';
import { noteSales } from './sales.ts';
import { moveStock } from './stock.ts';
import { type Transaction, transact } from './transact.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const toChange = ({ at, ...change }: OrderStatusChange<Date>): OrderStatusChange<string> => ({
  ...change,
  at: at.toISOString(),
});

const firstLine = ({ lines }: OrderDocument): OrderLine => {
  const [line] = lines;
  if (!line) throw new Error('An order without a line');
  return line;
};

/** A stored order as the API sends it. */
export const toOrder = (id: string, order: OrderDocument): Order => {
  const { requestHash: _, createdAt, statusHistory, ...fields } = order;
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
}

/** A page of everyone's orders, newest first. Throws `validation` for a bad cursor. */
export const listOrders = ({ status, ...page }: OrderListRequest): Promise<Page<Order>> =>
  readPage(
    {
      query: status ? orders.where('status', '==', status) : orders,
      order: newestFirst,
      toItem: toOrder,
    },
    page,
  );

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

const readOwnOrder = async (transaction: Transaction, id: string, caller: Account) => {
  const order = isDocumentId(id) ? await transaction.read(orders.doc(id)) : undefined;
  if (order && (caller.admin || order.userId === caller.uid)) return order;
  throw new ApiError('order-not-found');
};

const existingLines = async (transaction: Transaction, { lines }: OrderDocument) => {
  const found = await Promise.all(lines.map(({ toolId }) => transaction.read(tools.doc(toolId))));
  return lines.filter((_, index) => found[index] !== undefined);
};

const markCancelled = (
  transaction: Transaction,
  id: string,
  { statusHistory }: OrderDocument,
  change: Omit<OrderStatusChange<Date>, 'status'>,
): void => {
  const status = 'cancelled';
  transaction.update(orders.doc(id), {
    status,
    statusHistory: [...statusHistory, { status, ...change }],
  });
};

/**
 * Cancels an order and puts its pieces back on sale, those of tools that still exist. The order is
 * kept. Throws `order-not-found`, also for another's order, and `order-not-cancellable`.
 */
export const cancelOrder = (id: string, caller: Account): Promise<Deleted> =>
  transact(async (transaction) => {
    const order = await readOwnOrder(transaction, id, caller);
    if (order.status !== 'placed') throw new ApiError('order-not-cancellable');
    const lines = await existingLines(transaction, order);
    const step = { by: caller.uid, at: new Date() };
    markCancelled(transaction, id, order, step);
    noteSales(transaction, order, 'cancelled');
    for (const { toolId, quantity } of lines) {
      const move = { change: quantity, reason: 'cancellation', orderId: id, ...step } as const;
      moveStock(transaction, toolId, move);
    }
    return { acknowledged: true, deletedCount: 1 };
  });
