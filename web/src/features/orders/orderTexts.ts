import { countsAsSold, formatMoney } from 'functions/contract';
import type { Order } from './order.ts';
import type { OrderFilter } from './orderFilters.ts';
import type { OrderSearch } from './orderRequests.ts';

/** The amount that is still to be paid for an order. Nothing is due for a cancelled one. */
export const paymentDue = ({ status, totalBill }: Pick<Order, 'status' | 'totalBill'>): string =>
  countsAsSold(status) ? `${formatMoney(totalBill)} due` : 'Nothing due';

/** An order in one line: quantity, tool and customer. */
export const orderName = ({ tool, quantity, userName }: Order): string =>
  `${quantity} × ${tool.toolName} for ${userName}`;

/** The number of orders found so far; undefined while the search is running. */
export const foundLabel = (found: number | undefined, hasMore: boolean): string => {
  if (found === undefined) return 'Searching…';
  const orders = found === 1 ? '1 order' : `${found} orders`;
  return hasMore ? `${orders} found so far` : `${orders} found`;
};

const emptyListAdvice: Record<OrderFilter, string> = {
  placed: 'Orders appear here until they are cancelled.',
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
