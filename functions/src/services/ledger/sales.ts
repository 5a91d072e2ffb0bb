import { FieldValue } from 'firebase-admin/firestore';
import { sales } from '../../collections.ts';
import {
  countsAsSold,
  dayOf,
  type OrderDocument,
  type OrderLine,
  type OrderStatus,
  salesId,
  toCents,
} from '../../contract/index.ts';
import type { Transaction } from '../store/transact.ts';

const recordLine = (
  transaction: Transaction,
  day: string,
  { toolId, tool: { toolName }, quantity, lineTotal }: OrderLine,
  sign: 1 | -1,
): void => {
  const pieces = FieldValue.increment(sign * quantity);
  const cents = FieldValue.increment(sign * toCents(lineTotal));
  const reference = sales.doc(salesId(day, toolId));
  transaction.merge(reference, { day, tools: { [toolId]: { toolName, pieces, cents } } });
};

/**
 * Adds a placed order to the sales of its day, or subtracts a cancelled one from the day it was placed.
 * It reads nothing, so orders of different tools do not conflict.
 */
export const recordSales = (
  transaction: Transaction,
  { lines, createdAt }: Pick<OrderDocument, 'lines' | 'createdAt'>,
  status: OrderStatus,
): void => {
  const day = dayOf(createdAt);
  for (const line of lines) recordLine(transaction, day, line, countsAsSold(status) ? 1 : -1);
};
