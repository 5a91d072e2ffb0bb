import { dayOf, lastDays, limits } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { SalesDocument } from '../../documents/stock.ts';
import { shopTimeZone } from '../settings/settings.ts';
import { readDay } from './documents/snapshots.ts';

/** Sold pieces, and their price in whole cents. */
interface Sold {
  pieces: number;
  cents: number;
}

/** A day on which the recorded sales of a tool differ from its orders. */
export interface SalesDifference {
  day: string;
  toolId: string;
  sales: Sold;
  orders: Sold;
}

const none: Sold = { pieces: 0, cents: 0 };

const add = (sums: Map<string, Sold>, toolId: string, { pieces, cents }: Sold): void => {
  const sum = sums.get(toolId) ?? none;
  sums.set(toolId, { pieces: sum.pieces + pieces, cents: sum.cents + cents });
};

const sumOrders = (orders: readonly OrderDocument[]): Map<string, Sold> => {
  const sums = new Map<string, Sold>();
  for (const { toolId, quantity, cancelled, unitPrice } of orders.flatMap(({ lines }) => lines)) {
    const pieces = quantity - cancelled;
    add(sums, toolId, { pieces, cents: pieces * unitPrice });
  }
  return sums;
};

const sumSales = (documents: readonly SalesDocument[]): Map<string, Sold> => {
  const sums = new Map<string, Sold>();
  const entries = documents.flatMap(({ tools }) => Object.entries(tools));
  for (const [toolId, sold] of entries) add(sums, toolId, sold);
  return sums;
};

const soldOf = (sums: Map<string, Sold>, toolId: string): Sold => {
  const { pieces, cents } = sums.get(toolId) ?? none;
  return { pieces, cents };
};

const differencesOn = async (day: string): Promise<SalesDifference[]> => {
  const stored = await readDay(day);
  const [sales, orders] = [sumSales(stored.sales), sumOrders(stored.orders)];
  return [...new Set([...sales.keys(), ...orders.keys()])]
    .map((toolId) => ({
      day,
      toolId,
      sales: soldOf(sales, toolId),
      orders: soldOf(orders, toolId),
    }))
    .filter(({ sales, orders }) => sales.pieces !== orders.pieces || sales.cents !== orders.cents);
};

/**
 * Checks that the recorded sales match the orders of the last 30 days. Can run while the shop
 * sells. Costs a read for each of those orders.
 */
export const checkSales = async (now = new Date()): Promise<SalesDifference[]> => {
  const differences: SalesDifference[] = [];
  for (const day of lastDays(dayOf(now, await shopTimeZone()), limits.overview.days)) {
    differences.push(...(await differencesOn(day)));
  }
  return differences;
};
