import { type MonthlySpending, netOf, spendingMonthOf } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';

/** The fields of an order that say what its member spends. */
export const spendingFields = [
  'payerId',
  'userId',
  'status',
  'subtotal',
  'credited',
  'createdAt',
] as const satisfies (keyof OrderDocument)[];

/** An order, as far as it is spending. */
export type SpendingOrder = Pick<OrderDocument, (typeof spendingFields)[number]>;

/**
 * What the orders of a year come to in each month, less what was credited; a cancelled one comes to
 * nothing.
 */
export const monthlySpendingOf = (orders: readonly SpendingOrder[]): MonthlySpending => {
  const months: MonthlySpending = {};
  for (const order of orders) {
    const { month } = spendingMonthOf(order.createdAt);
    months[month] = (months[month] ?? 0) + netOf(order);
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
