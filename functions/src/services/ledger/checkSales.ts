import {
  lastDays,
  limits,
  type OrderDocument,
  type SalesDocument,
  toCents,
} from '../../contract/index.ts';
import { readDay } from '../../readOnlyTransactions.ts';

/** Pieces and whole cents. */
export interface SoldOf {
  pieces: number;
  cents: number;
}

/** A day on which the sales of a tool are not what its orders add up to. */
export interface SalesDifference {
  day: string;
  toolId: string;
  sales: SoldOf;
  orders: SoldOf;
}

const none: SoldOf = { pieces: 0, cents: 0 };

const add = (sums: Map<string, SoldOf>, toolId: string, { pieces, cents }: SoldOf): void => {
  const sum = sums.get(toolId) ?? none;
  sums.set(toolId, { pieces: sum.pieces + pieces, cents: sum.cents + cents });
};

const ordered = (orders: readonly OrderDocument[]): Map<string, SoldOf> => {
  const sums = new Map<string, SoldOf>();
  const lines = orders.filter(({ status }) => status === 'placed').flatMap((order) => order.lines);
  for (const { toolId, quantity, lineTotal } of lines) {
    add(sums, toolId, { pieces: quantity, cents: toCents(lineTotal) });
  }
  return sums;
};

const summed = (documents: readonly SalesDocument[]): Map<string, SoldOf> => {
  const sums = new Map<string, SoldOf>();
  const entries = documents.flatMap(({ tools }) => Object.entries(tools));
  for (const [toolId, sold] of entries) add(sums, toolId, sold);
  return sums;
};

const soldOf = (sums: Map<string, SoldOf>, toolId: string): SoldOf => {
  const { pieces, cents } = sums.get(toolId) ?? none;
  return { pieces, cents };
};

const differencesOn = async (day: string): Promise<SalesDifference[]> => {
  const stored = await readDay(day);
  const [sales, orders] = [summed(stored.sales), ordered(stored.orders)];
  return [...new Set([...sales.keys(), ...orders.keys()])]
    .map((toolId) => ({
      ...{ day, toolId },
      sales: soldOf(sales, toolId),
      orders: soldOf(orders, toolId),
    }))
    .filter(({ sales, orders }) => sales.pieces !== orders.pieces || sales.cents !== orders.cents);
};

/**
 * Checks, also while the shop sells, that the sales the overview shows are what the orders of the
 * last 30 days add up to. Costs a read for each of those orders.
 */
export const checkSales = async (now = new Date()): Promise<SalesDifference[]> => {
  const differences: SalesDifference[] = [];
  for (const day of lastDays(now, limits.overview.days)) {
    differences.push(...(await differencesOn(day)));
  }
  return differences;
};
