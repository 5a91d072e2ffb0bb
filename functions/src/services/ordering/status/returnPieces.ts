import { cancelledPieces, piecesOfTool, stockEffectOf } from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';
import { tools } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { recordSales } from '../../stock/sales.ts';
import { moveStock } from '../../stock/stock.ts';

/** An order before it is changed. */
interface ChangedOrder {
  id: string;
  order: OrderDocument;
}

const withTools = async <Line extends { toolId: string }>(
  lines: readonly Line[],
): Promise<Line[]> => {
  const found = await readFields(
    lines.map(({ toolId }) => tools.doc(toolId)),
    ['sku'],
  );
  return lines.filter((_, index) => found[index] !== undefined);
};

/**
 * Returns the cancelled pieces of an order to stock, except those of deleted tools, and takes them
 * from the sales of its day.
 */
export const returnPieces = async (
  transaction: Transaction,
  { id, order }: ChangedOrder,
  event: StoredOrderEvent,
): Promise<void> => {
  const pieces = cancelledPieces(order, event);
  const quantityOf = (toolId: string): number => piecesOfTool(pieces, toolId);
  const lines = order.lines.filter(({ toolId }) => quantityOf(toolId) > 0);
  const cause = {
    reason: 'cancellation',
    orderId: id,
    by: event.uid ?? event.actor,
    at: event.at,
    ...(event.pieces && { event: order.history.length }),
  } as const;
  for (const { toolId } of await withTools(lines)) {
    moveStock(transaction, toolId, { change: quantityOf(toolId), ...cause });
  }
  recordSales(
    transaction,
    order.placedOn,
    lines.map((line) => ({ ...line, quantity: -quantityOf(line.toolId) })),
  );
};

/**
 * Moves the stock of tools, except deleted ones, by what an event of a return says: resellable
 * pieces come back, and replacements are taken.
 */
export const moveReturnedStock = async (
  transaction: Transaction,
  { id, order }: ChangedOrder,
  event: StoredOrderEvent,
): Promise<void> => {
  const effect = stockEffectOf(order.history, event);
  if (!effect) return;
  const { reason, changes } = effect;
  const by = event.uid ?? event.actor;
  for (const { toolId, quantity: change } of await withTools(changes)) {
    const move = { change, reason, orderId: id, by, at: event.at, event: order.history.length };
    moveStock(transaction, toolId, move);
  }
};
