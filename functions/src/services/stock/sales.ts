import { FieldValue } from 'firebase-admin/firestore';
import {
  countsAsSold,
  type OrderLine,
  type OrderStatus,
  salesId,
  salesShards,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders.ts';
import type { SalesDocument } from '../../documents/stock.ts';
import { sales } from '../../store/collections/collections.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

const salesOfLines = (lines: readonly OrderLine[], sign: 1 | -1) =>
  Object.fromEntries(
    lines.map(({ toolId, toolName, quantity, lineTotal }) => {
      const pieces = FieldValue.increment(sign * quantity);
      const cents = FieldValue.increment(sign * lineTotal);
      return [toolId, { toolName, pieces, cents }];
    }),
  );

/**
 * Adds a placed order to the sales of its day, or subtracts a cancelled one from the day it was
 * placed. It reads nothing, so orders of different tools do not conflict, and writes each document
 * once.
 */
export const recordSales = (
  transaction: Transaction,
  { lines, placedOn: day }: Pick<OrderDocument, 'lines' | 'placedOn'>,
  status: OrderStatus,
): void => {
  const sign = countsAsSold(status) ? 1 : -1;
  for (const [id, own] of Map.groupBy(lines, ({ toolId }) => salesId(day, toolId))) {
    transaction.merge(sales.doc(id), { day, tools: salesOfLines(own, sign) });
  }
};

/** Reads the sales of consecutive days, the last of which is today. */
export const readSalesOf = async (days: readonly string[]): Promise<SalesDocument[]> => {
  const since = sales.where('day', '>=', days[0]);
  const found = await findDocuments(since, days.length * salesShards);
  return found.map(({ content }) => content);
};
