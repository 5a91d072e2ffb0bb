import { type AgreedLine, salesId, salesShards } from '../../contract/index.ts';
import type { SalesDocument } from '../../documents/stock.ts';
import { sales } from '../../store/collections/collections.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { increment } from '../../store/writes/increment.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** Pieces of a tool that were sold, at their price; fewer than none if they were cancelled. */
export type SoldPieces = Pick<AgreedLine, 'toolId' | 'toolName' | 'quantity' | 'unitPrice'>;

const salesOfLines = (sold: readonly SoldPieces[]) =>
  Object.fromEntries(
    sold.map(({ toolId, toolName, quantity, unitPrice }) => {
      const pieces = increment(quantity);
      const cents = increment(quantity * unitPrice);
      return [toolId, { toolName, pieces, cents }];
    }),
  );

/**
 * Adds the pieces of an order to the sales of the day on which it was placed; cancelled ones are
 * subtracted from it. It reads nothing, so orders of different tools do not conflict, and writes
 * each document once.
 */
export const recordSales = (
  transaction: Transaction,
  day: string,
  sold: readonly SoldPieces[],
): void => {
  for (const [id, own] of Map.groupBy(sold, ({ toolId }) => salesId(day, toolId))) {
    transaction.merge(sales.doc(id), { day, tools: salesOfLines(own) });
  }
};

/** Reads the sales of consecutive days, the last of which is today. */
export const readSalesOf = async (days: readonly string[]): Promise<SalesDocument[]> => {
  const since = sales.where('day', '>=', days[0]);
  const found = await findDocuments(since, days.length * salesShards);
  return found.map(({ content }) => content);
};
