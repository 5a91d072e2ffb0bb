import type { Order } from 'functions/contract';
import type { OrderFilter } from '../orderFilters.ts';
import type { OrderSearch } from '../orderRequests.ts';

/** How many orders a search has found so far; undefined while it is on its way. */
export const foundLabel = (found: number | undefined, mayFollow: boolean): string => {
  if (found === undefined) return 'Searching…';
  const orders = found === 1 ? '1 order' : `${found} orders`;
  return mayFollow ? `${orders} found so far` : `${orders} found`;
};

/** An order in a line: what, how many, for whom. */
export const orderName = ({ tool, orderQuantity, userName }: Order): string =>
  `${orderQuantity} × ${tool.toolName} for ${userName}`;

const nothingYet: Record<OrderFilter, string> = {
  placed: 'What customers order appears here until it is cancelled.',
  cancelled: 'Orders that were cancelled are kept here for the books.',
  all: 'What customers order appears here.',
};

interface NoOrders extends OrderSearch {
  /** Whether pages that are not read yet may hold some. */
  mayFollow: boolean;
}

/** What is said where a list of orders is empty. */
export const noOrdersText = ({ filter, words, mayFollow }: NoOrders) => {
  if (!words) return { title: 'No orders yet', advice: nothingYet[filter] };
  if (mayFollow) {
    return { title: 'No order found so far', advice: 'Show more to search the older ones too.' };
  }
  const advice = 'No customer of these has such a name or email. The beginning of each is enough.';
  return { title: `No order matches "${words}"`, advice };
};
