import {
  addFigures,
  dayOf,
  formatCents,
  lastDays,
  limits,
  noFigures,
  type SalesFigures,
  salesOfOrder,
} from '../../contract/index.ts';
import { shopTimeZone } from '../settings/settings.ts';
import { type MonthOfSales, readMonth } from './documents/snapshots.ts';

type Sums = Map<string, SalesFigures & { orders: number }>;

const none = { ...noFigures, orders: 0 };

const add = (sums: Sums, key: string, figures: SalesFigures, orders = 0): void => {
  const sum = sums.get(key) ?? none;
  sums.set(key, { ...addFigures(sum, figures), orders: sum.orders + orders });
};

const sumOrders = ({ orders }: MonthOfSales): Sums => {
  const sums: Sums = new Map();
  for (const order of orders) {
    const { categories, orders: count, ...figures } = salesOfOrder(order);
    add(sums, `customer ${order.payerId}`, figures, count);
    for (const [name, ofCategory] of Object.entries(categories))
      add(sums, `category ${name}`, ofCategory);
  }
  return sums;
};

const sumRecorded = ({ recorded }: MonthOfSales): Sums => {
  const sums: Sums = new Map();
  for (const { payers, categories } of recorded) {
    for (const [id, { orders, ...figures }] of Object.entries(payers))
      add(sums, `customer ${id}`, figures, orders);
    for (const [name, figures] of Object.entries(categories))
      add(sums, `category ${name}`, figures);
  }
  return sums;
};

const figureNames = ['orders', 'net', 'costed', 'cost'] as const;

const textOf = (name: (typeof figureNames)[number], value: number): string =>
  name === 'orders' ? String(value) : formatCents(value);

/** A sentence for each figure of a month that differs from its orders. */
const monthlySalesProblems = (month: string, stored: MonthOfSales): string[] => {
  const [orders, recorded] = [sumOrders(stored), sumRecorded(stored)];
  return [...new Set([...orders.keys(), ...recorded.keys()])].flatMap((key) => {
    const [expected, actual] = [orders.get(key) ?? none, recorded.get(key) ?? none];
    return figureNames
      .filter((name) => expected[name] !== actual[name])
      .map(
        (name) =>
          `Sales of ${month}, ${key}: ${name} ${textOf(name, actual[name])} recorded, ${textOf(name, expected[name])} in orders`,
      );
  });
};

/**
 * Checks that the recorded sales of the months of the last 30 days are what their orders say. Can run
 * while the shop sells. Costs a read for each of those orders.
 */
export const checkMonthlySales = async (now = new Date()): Promise<string[]> => {
  const days = lastDays(dayOf(now, await shopTimeZone()), limits.overview.days);
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const problems: string[] = [];
  for (const month of months) problems.push(...monthlySalesProblems(month, await readMonth(month)));
  return problems;
};
