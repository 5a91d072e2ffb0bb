import type { Actor } from '../../accounts.ts';
import { orders, tools } from '../../collections.ts';
import type { Deleted, OrderDocument, OrderStatusChange } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { recordSales } from '../ledger/sales.ts';
import { moveStock } from '../ledger/stock.ts';
import { recordAudit } from '../store/audit.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { firstLine, orderReference, permittedOrder } from './orders.ts';

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
 * Cancels an order and puts its pieces back on sale, those of tools that still exist. The order is
 * kept; that of another it takes an admin to cancel, for the audit log. Throws `order-not-found`,
 * also for another's order, and `order-not-cancellable`.
 */
export const cancelOrder = (id: string, caller: Actor): Promise<Deleted> =>
  transact(async (transaction) => {
    const order = permittedOrder(await transaction.read(orderReference(id)), caller);
    if (order.status !== 'placed') throw new ApiError('order-not-cancellable');
    const lines = await existingLines(transaction, order);
    const step = { by: caller.uid, at: new Date() };
    markCancelled(transaction, id, order, step);
    recordSales(transaction, order, 'cancelled');
    for (const { toolId, quantity } of lines) {
      const move = { change: quantity, reason: 'cancellation', orderId: id, ...step } as const;
      moveStock(transaction, toolId, move);
    }
    if (order.userId !== caller.uid) recordCancellation(transaction, id, order, caller);
    return { acknowledged: true, deletedCount: 1 };
  });
