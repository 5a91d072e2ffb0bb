import { isPrepaid, overdueFrom, type PaymentTerms } from '../terms/paymentTerms.ts';
import { cancelledStatus, countsAsSold, type OrderStatus, systemTransition } from './lifecycle.ts';
import type { CreditAmounts } from './orderSteps.ts';

/**
 * The amounts due and to be refunded of an order: all that depends on its total, its payments and
 * its due date is here. Money is in whole cents.
 */

/** The payment statuses of an order. */
export const paymentStatuses = [
  'unpaid',
  'part-paid',
  'paid',
  'overdue',
  'refund-due',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The fields that decide what an order comes to. */
export interface OwedState {
  status: OrderStatus;
  total: number;
  /** The sum of its credit notes. */
  credited: CreditAmounts;
}

/** The fields that decide the amounts of an order that are still to be paid or refunded. */
export interface PaymentState extends OwedState {
  /** All payments less all refunds. */
  paid: number;
}

/**
 * What an order comes to: its total less its credit notes. A cancelled order keeps its total, also
 * if it has no invoice that a credit note could cover, and comes to nothing.
 */
export const owedOf = ({ status, total, credited }: OwedState): number =>
  countsAsSold(status) ? total - credited.total : 0;

/** What an order comes to without tax. */
export const netOf = ({
  status,
  subtotal,
  credited,
}: Omit<OwedState, 'total'> & { subtotal: number }): number =>
  countsAsSold(status) ? subtotal - credited.net : 0;

/** The amount that the customer still has to pay. */
export const amountDueOf = (order: PaymentState): number => Math.max(owedOf(order) - order.paid, 0);

/** The amount that the shop has to refund. */
export const refundDueOf = (order: PaymentState): number => Math.max(order.paid - owedOf(order), 0);

/** Whether an order is open, to be refunded, or neither. */
const balances = ['open', 'settled', 'refund-due'] as const;
export type Balance = (typeof balances)[number];

/** The balance of an order. */
export const balanceOf = (order: PaymentState): Balance => {
  if (refundDueOf(order) > 0) return 'refund-due';
  return amountDueOf(order) > 0 ? 'open' : 'settled';
};

/**
 * Whether the shop cancels an order when its due date has passed: a prepaid one that is not paid.
 */
export const isOnHold = (order: PaymentState & { terms: PaymentTerms }): boolean =>
  isPrepaid(order.terms) &&
  amountDueOf(order) > 0 &&
  systemTransition(order, cancelledStatus) !== undefined;

/** The fields that decide the stored balance of an order. */
export interface CheckedState extends PaymentState {
  terms: PaymentTerms;
  dueAt: Date | null;
  /** When the shop noted that the payment is late; null if it has not. */
  overdueAt: Date | null;
  /** When the shop looks at the late payment again; null or missing for never. */
  remindAt?: Date | null;
}

/** When the shop has to look at an order: at the end of a hold, or once its payment is late. */
const nextCheckOf = (order: CheckedState): Date | null => {
  if (amountDueOf(order) === 0 || order.dueAt === null) return null;
  if (isOnHold(order)) return order.dueAt;
  return order.overdueAt === null ? overdueFrom(order.dueAt) : (order.remindAt ?? null);
};

/** The fields of a stored order that follow from its status, its payments and its due date. */
export interface StoredBalance {
  amountDue: number;
  balance: Balance;
  /** When the shop has to look at the order: it ends a hold, or notes that a payment is late. */
  checkAt: Date | null;
}

/** The stored fields of an order's balance. */
export const storedBalanceOf = (order: CheckedState): StoredBalance => ({
  amountDue: amountDueOf(order),
  balance: balanceOf(order),
  checkAt: nextCheckOf(order),
});

/**
 * The deadlines of an order: the end of its hold, or the last day on which its payment is in time.
 */
export type Deadline = 'hold' | 'payment';

/**
 * The deadline of an order that has passed and that the shop has not acted upon; null if there is
 * none.
 */
export const passedDeadline = (order: CheckedState, now: Date): Deadline | null => {
  const checkAt = nextCheckOf(order);
  if (checkAt === null || checkAt > now) return null;
  return isOnHold(order) ? 'hold' : 'payment';
};

/**
 * The fields that decide the payment status of an order. `dueAt` is null as long as no date is
 * known.
 */
export interface DatedPaymentState extends PaymentState {
  refunded: number;
  dueAt: Date | string | null;
}

/** Whether an order has not been paid in time. */
export const isOverdue = (order: DatedPaymentState, now: Date): boolean =>
  amountDueOf(order) > 0 && order.dueAt !== null && overdueFrom(new Date(order.dueAt)) <= now;

const statusOfOwed = (order: DatedPaymentState, now: Date): PaymentStatus => {
  if (amountDueOf(order) === 0) return 'paid';
  if (isOverdue(order, now)) return 'overdue';
  return order.paid > 0 ? 'part-paid' : 'unpaid';
};

/**
 * The payment status of an order; null for one that comes to nothing, cancelled or credited in
 * full, and was never paid.
 */
export const paymentStatusOf = (order: DatedPaymentState, now: Date): PaymentStatus | null => {
  if (refundDueOf(order) > 0) return 'refund-due';
  if (owedOf(order) > 0) return statusOfOwed(order, now);
  return order.refunded > 0 ? 'refunded' : null;
};

/**
 * The filters of a list of orders by payment: those to be paid, those too late, those to be
 * refunded.
 */
export const paymentFilters = ['unpaid', 'overdue', 'refund-due'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** The balance that a filter selects. */
export const balanceWith = (filter: PaymentFilter): Balance =>
  filter === 'refund-due' ? 'refund-due' : 'open';

/** Whether a filter selects an order. */
export const matchesPayment = (
  order: DatedPaymentState,
  filter: PaymentFilter,
  now: Date,
): boolean =>
  balanceOf(order) === balanceWith(filter) && (filter !== 'overdue' || isOverdue(order, now));
