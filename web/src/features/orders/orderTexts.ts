import { formatCents, type OrderFilter, paymentDue, piecesOf } from 'functions/contract';
import type { Order } from './order.ts';
import type { OrderSearch } from './orderRequests.ts';

/** The amount that is still to be paid for an order. */
export const paymentText = (order: Order): string => {
  const due = paymentDue(order);
  return due > 0 ? `${formatCents(due)} due` : 'Nothing due';
};

/** A number of pieces. */
export const piecesText = (order: Pick<Order, 'lines'>): string => {
  const pieces = piecesOf(order);
  return pieces === 1 ? '1 piece' : `${pieces} pieces`;
};

/** The tools of an order in a few words: `Jack plane and 3 more`. */
export const toolsText = ({ lines: [first, ...others] }: Pick<Order, 'lines'>): string => {
  const name = first?.toolName ?? '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
};

/** An order in one line: number, tools and customer. */
export const orderName = (order: Order): string =>
  `${order.number}: ${toolsText(order)} for ${order.userName}`;

/** The number of orders found so far; undefined while the search is running. */
export const foundLabel = (found: number | undefined, hasMore: boolean): string => {
  if (found === undefined) return 'Searching…';
  const orders = found === 1 ? '1 order' : `${found} orders`;
  return hasMore ? `${orders} found so far` : `${orders} found`;
};

const emptyListAdvice: Record<OrderFilter, string> = {
  open: 'Orders appear here until they are delivered or cancelled.',
  placed: 'New orders appear here until they are confirmed.',
  confirmed: 'Confirmed orders appear here until they are shipped.',
  shipped: 'Shipped orders appear here until they are delivered.',
  delivered: 'Delivered orders appear here.',
  cancelled: 'Cancelled orders appear here and are kept for the records.',
  all: "Customers' orders appear here.",
};

interface EmptySearch extends OrderSearch {
  /** Whether the next pages may contain matches. */
  hasMore: boolean;
}

/** The text in place of an empty list of orders. */
export const noOrdersText = ({ filter, words, hasMore }: EmptySearch) => {
  if (!words) return { title: 'No orders yet', advice: emptyListAdvice[filter] };
  if (hasMore) {
    return { title: 'No order found so far', advice: 'Show more to search older orders too.' };
  }
  const advice = "Enter the beginning of the customer's name or email address.";
  return { title: `No order matches "${words}"`, advice };
};
