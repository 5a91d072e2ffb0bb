import { amountDueOf, type PaymentState, refundDueOf } from 'functions/contract';

/** An admin's entry on an order, in whole cents. */
export interface Booking {
  kind: 'payment' | 'refund';
  amount: number;
  /** Whether more may be paid than is due. */
  overpayment?: boolean;
}

/** By how much customers pay too much, in cents. */
const surplus = 1_250;

const half = (amount: number): number => Math.ceil(amount / 2);

const refundsOf = (due: number): Booking[] =>
  [due, half(due), due + surplus].map((amount) => ({ kind: 'refund', amount }));

const paymentsOf = (due: number): Booking[] =>
  [due, half(due)].filter((amount) => amount > 0).map((amount) => ({ kind: 'payment', amount }));

/**
 * The entries that an admin may book on an order: all or half of what is due, and more than that,
 * with and without saying so. The shop refuses the latter.
 */
export const bookingsFor = (order: PaymentState): Booking[] => {
  const toRefund = refundDueOf(order);
  if (toRefund > 0) return refundsOf(toRefund);
  const due = amountDueOf(order);
  const tooMuch: Booking = { kind: 'payment', amount: due + surplus };
  return [...paymentsOf(due), { ...tooMuch, overpayment: true }, tooMuch];
};
