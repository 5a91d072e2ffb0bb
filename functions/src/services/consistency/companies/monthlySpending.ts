import { countsAsSold, type MonthlySpending, spendingMonthOf } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders.ts';

/** The fields of an order that say what its member spends. */
export const spendingFields = [
  'payerId',
  'userId',
  'status',
  'subtotal',
  'createdAt',
] as const satisfies (keyof OrderDocument)[];

/** An order, as far as it is spending. */
export type SpendingOrder = Pick<OrderDocument, (typeof spendingFields)[number]>;

/** What the orders of a year come to in each month; a cancelled one comes to nothing. */
export const monthlySpendingOf = (orders: readonly SpendingOrder[]): MonthlySpending => {
  const months: MonthlySpending = {};
  for (const { status, subtotal, createdAt } of orders) {
    const { month } = spendingMonthOf(createdAt);
    months[month] = (months[month] ?? 0) + (countsAsSold(status) ? subtotal : 0);
  }
  return months;
};

/** Whether two lists of months are the same; a month without an entry is 0. */
export const isSameSpending = (one: MonthlySpending, other: MonthlySpending): boolean => {
  const months = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<
    keyof MonthlySpending
  >;
  return [...months].every((month) => (one[month] ?? 0) === (other[month] ?? 0));
};
