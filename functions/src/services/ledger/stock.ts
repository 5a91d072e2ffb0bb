import { FieldValue } from 'firebase-admin/firestore';
import { stockEntries, tools } from '../../collections.ts';
import { type StockEntryDocument, stockEntryId } from '../../contract/index.ts';
import type { Transaction } from '../store/transact.ts';

/** Pieces of a tool that come or go with an order. */
export interface StockMove extends StockEntryDocument {
  reason: 'order' | 'cancellation';
  orderId: string;
}

/** Pieces that come or go because an admin says so. */
export interface StockChange extends StockEntryDocument {
  reason: 'opening' | 'adjustment';
  orderId: null;
}

/**
 * Notes in a tool's ledger what an admin does to its stock; the tool itself is written by the same
 * transaction. There is one opening, and any number of adjustments.
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
 * Moves a tool's stock and notes it in the tool's ledger. The entry is named after its cause, so
 * that no order can take or return its pieces twice.
 */
export const moveStock = (transaction: Transaction, toolId: string, move: StockMove): void => {
  transaction.update(tools.doc(toolId), { available: FieldValue.increment(move.change) });
  transaction.create(stockEntries(toolId).doc(stockEntryId(move.reason, move.orderId)), move);
};
