import { formatMoney, type Order } from 'functions/contract';

/** What is still to be paid for an order, in words. Nothing is due for one that was cancelled. */
export const paymentDue = ({ status, totalBill }: Pick<Order, 'status' | 'totalBill'>): string =>
  status === 'cancelled' ? 'Nothing due' : `${formatMoney(totalBill)} due`;
