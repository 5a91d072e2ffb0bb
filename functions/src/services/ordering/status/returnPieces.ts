import {
  cancelledPieces,
  isNamedByPosition,
  piecesOfTool,
  stockEffectOf,
  undonePieces,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
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
    ...(isNamedByPosition(order.history, event) && { event: order.history.length }),
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
 * Takes the pieces of an undone cancellation from the stock again, except those of deleted tools, and
 * adds them to the sales of the order's day. Throws `insufficient-stock` for pieces that were sold
 * meanwhile.
 */
export const takePiecesBack = async (
  transaction: Transaction,
  { id, order }: ChangedOrder,
  event: StoredOrderEvent,
): Promise<void> => {
  const pieces = undonePieces(order);
  const lines = order.lines.filter(({ toolId }) => piecesOfTool(pieces, toolId) > 0);
  const stocks = await transaction.readAll(
    lines.map(({ toolId }) => tools.doc(toolId)),
    ['available'],
  );
  const by = event.uid ?? event.actor;
  for (const [index, { toolId }] of lines.entries()) {
    const stock = stocks[index];
    const quantity = piecesOfTool(pieces, toolId);
    if (!stock) continue;
    const { available } = stock;
    if (available < quantity) throw new ApiError('insufficient-stock', { available });
    const cause = { reason: 'undo', orderId: id, by, at: event.at } as const;
    moveStock(transaction, toolId, { change: -quantity, ...cause, event: order.history.length });
  }
  recordSales(
    transaction,
    order.placedOn,
    lines.map((line) => ({ ...line, quantity: piecesOfTool(pieces, line.toolId) })),
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
