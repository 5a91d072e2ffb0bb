import { FieldValue } from 'firebase-admin/firestore';
import { stockEntries, tools } from '../collections.ts';
import type { StockEntryDocument } from '../contract/index.ts';
import type { Transaction } from './transact.ts';

/** Pieces of a tool that come or go with an order. */
export interface StockMove extends StockEntryDocument {
  orderId: string;
}

/**
 * Moves a tool's stock and notes it in the tool's ledger. The entry is named after its cause, so
 * that no order can take or return its pieces twice.
 */
export const moveStock = (transaction: Transaction, toolId: string, move: StockMove): void => {
  transaction.update(tools.doc(toolId), { available: FieldValue.increment(move.change) });
  transaction.create(stockEntries(toolId).doc(`${move.reason}-${move.orderId}`), move);
};
