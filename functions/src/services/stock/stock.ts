import { type OrderStockReason, stockEntryId } from '../../contract/index.ts';
import type { StockEntryDocument } from '../../documents/stock.ts';
import { stockEntries, tools } from '../../store/collections/collections.ts';
import { increment } from '../../store/writes/increment.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** A change of a tool's stock by an order, its cancellation or its return. */
export interface StockMove extends StockEntryDocument {
  reason: OrderStockReason;
  orderId: string;
  /** The event of the order that moved it; missing for an order and for a whole cancellation. */
  event?: number;
}

/** A change of a tool's stock by an admin. */
export interface StockChange extends StockEntryDocument {
  reason: 'opening' | 'adjustment';
  orderId: null;
}

/**
 * Records a stock change by an admin in the tool's ledger. The caller writes the tool itself in the
 * same transaction. A ledger has one opening and any number of adjustments.
 */
export const recordStockChange = (
  transaction: Transaction,
  toolId: string,
  entry: StockChange,
): void => {
  const name = entry.reason === 'opening' ? entry.reason : `${entry.reason}-${transaction.id}`;
  transaction.create(stockEntries(toolId).doc(name), entry);
};

/**
 * Changes a tool's stock and records it in the tool's ledger. The id of the entry is derived from
 * its cause, so that no order can take or return its pieces twice.
 */
export const moveStock = (
  transaction: Transaction,
  toolId: string,
  { event, ...move }: StockMove,
): void => {
  const id = stockEntryId(move.reason, move.orderId, event);
  transaction.update(tools.doc(toolId), { available: increment(move.change) });
  transaction.create(stockEntries(toolId).doc(id), move);
};
