import {
  amountDueOf,
  countsAsSold,
  formatCents,
  type PaymentState,
  refundDueOf,
} from 'functions/contract';

/** The amount due or to be refunded of an order, in one line: `$641.00 due`. */
export const balanceText = (order: PaymentState): string => {
  const [due, refund] = [amountDueOf(order), refundDueOf(order)];
  if (refund > 0) return `${formatCents(refund)} to be refunded`;
  if (due > 0) return `${formatCents(due)} due`;
  return countsAsSold(order.status) ? 'Paid in full' : 'Nothing to pay';
};

/** The same after a change, as a sentence. */
export const balanceSentence = (order: PaymentState): string => {
  const [due, refund] = [amountDueOf(order), refundDueOf(order)];
  if (refund > 0) return `${formatCents(refund)} has to be refunded.`;
  if (due > 0) return `${formatCents(due)} is still due.`;
  return countsAsSold(order.status) ? 'The order is paid in full.' : 'Nothing is left to refund.';
};
