import { type OwedState, owedOf } from '../orders/paymentStatus.ts';
import type { PaymentFields } from './model.ts';

/**
 * The day since which an order is paid in full, by its payments, refunds and reversals: the first
 * one after which nothing was ever due. Empty if it is not paid.
 */
export const paidDayOf = (
  order: OwedState,
  entries: readonly Pick<PaymentFields, 'amount' | 'receivedAt'>[],
): string => {
  const owed = owedOf(order);
  let paid = 0;
  let day = '';
  for (const { amount, receivedAt } of entries.toSorted(
    (one, other) => one.receivedAt.localeCompare(other.receivedAt) || other.amount - one.amount,
  )) {
    const before = paid;
    paid += amount;
    if (paid < owed) day = '';
    else if (before < owed || day === '') day = receivedAt;
  }
  return day;
};
