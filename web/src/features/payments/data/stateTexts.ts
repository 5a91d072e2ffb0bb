import {
  amountDueOf,
  type Currency,
  countsAsSold,
  formatCentsIn,
  type PaymentState,
  refundDueOf,
} from 'functions/contract';

interface BalancedOrder extends PaymentState {
  currency: Currency;
}

/** The amount due or to be refunded of an order, in one line: `$641.00 due`. */
export const balanceText = (order: BalancedOrder): string => {
  const [due, refund] = [amountDueOf(order), refundDueOf(order)];
  if (refund > 0) return `${formatCentsIn(order.currency, refund)} to be refunded`;
  if (due > 0) return `${formatCentsIn(order.currency, due)} due`;
  return countsAsSold(order.status) ? 'Paid in full' : 'Nothing to pay';
};

/** The same after a change, as a sentence. */
export const balanceSentence = (order: BalancedOrder): string => {
  const [due, refund] = [amountDueOf(order), refundDueOf(order)];
  if (refund > 0) return `${formatCentsIn(order.currency, refund)} has to be refunded.`;
  if (due > 0) return `${formatCentsIn(order.currency, due)} is still due.`;
  return countsAsSold(order.status) ? 'The order is paid in full.' : 'Nothing is left to refund.';
};
