import type { Actor } from '../../accounts.ts';
import { orders, tools } from '../../collections.ts';
import {
  canCancel,
  type Deleted,
  type OrderDocument,
  type OrderStatusChange,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { recordSales } from '../ledger/sales.ts';
import { moveStock } from '../ledger/stock.ts';
import { recordAudit } from '../store/audit.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { firstLine, orderReference, permittedOrder } from './orders.ts';

const linesOfExistingTools = async (transaction: Transaction, { lines }: OrderDocument) => {
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
  const cancellationId = transaction.id;
  transaction.update(orders.doc(id), {
    status,
    statusHistory: [...statusHistory, { status, ...change }],
    cancellationId,
  });
  transaction.proveBy(orders.doc(id), (order) => order.cancellationId === cancellationId);
};

const recordCancellation = (
  transaction: Transaction,
  id: string,
  order: OrderDocument,
  admin: Actor,
): void => {
  const { tool, quantity } = firstLine(order);
  recordAudit(transaction, admin, {
    action: 'order-cancelled',
    target: { kind: 'order', id, label: `${quantity} × ${tool.toolName}, ${order.userEmail}` },
    before: { status: order.status },
    after: { status: 'cancelled' },
  });
};

/**
 * Cancels an order and returns its pieces to stock, except those of deleted tools. The order itself
 * is kept. Only admins can cancel another account's order, and the audit log records it. Throws
 * `order-not-found`, also for another account's order, and `order-not-cancellable`.
 */
export const cancelOrder = (id: string, caller: Actor): Promise<Deleted> =>
  transact(async (transaction) => {
    const order = permittedOrder(await transaction.read(orderReference(id)), caller);
    if (!canCancel(order, caller)) throw new ApiError('order-not-cancellable');
    const lines = await linesOfExistingTools(transaction, order);
    const stamp = { by: caller.uid, at: new Date() };
    markCancelled(transaction, id, order, stamp);
    recordSales(transaction, order, 'cancelled');
    for (const { toolId, quantity } of lines) {
      const move = { change: quantity, reason: 'cancellation', orderId: id, ...stamp } as const;
      moveStock(transaction, toolId, move);
    }
    if (order.userId !== caller.uid) recordCancellation(transaction, id, order, caller);
    return { acknowledged: true, deletedCount: 1 };
  });
