import type { OrderFilter } from 'functions/contract';
import type { OrderSearch } from '../orderRequests.ts';

interface EmptyText {
  title: string;
  advice: string;
}

const noneOf: Record<OrderFilter, EmptyText> = {
  open: {
    title: 'No open orders',
    advice: 'Orders appear here until they are delivered or cancelled.',
  },
  all: { title: 'No orders yet', advice: "Customers' orders appear here." },
  placed: { title: 'No new orders', advice: 'Orders appear here until they are confirmed.' },
  confirmed: {
    title: 'No confirmed orders',
    advice: 'Confirmed orders appear here until they are shipped.',
  },
  shipped: {
    title: 'No shipped orders',
    advice: 'Shipped orders appear here until they are delivered.',
  },
  delivered: { title: 'No delivered orders', advice: 'Delivered orders appear here.' },
  cancelled: {
    title: 'No cancelled orders',
    advice: 'Cancelled orders appear here and are kept for the records.',
  },
};

interface EmptySearch extends OrderSearch {
  /** Whether the next pages may contain matches. */
  hasMore: boolean;
}

const elsewhere = ({ filter, from, to }: OrderSearch): string => {
  const places = [
    ...(filter === 'all' ? [] : ['with any status']),
    ...(from || to ? ['at any time'] : []),
  ];
  return places.length > 0 ? ` You can also search the orders ${places.join(' and ')}.` : '';
};

/** The text in place of an empty list of all orders. */
export const noOrdersText = (search: EmptySearch): EmptyText => {
  const { filter, words, from, to, hasMore } = search;
  if (words && hasMore) {
    return { title: 'No order found so far', advice: 'Show more to search older orders too.' };
  }
  if (words) {
    const advice =
      'Enter an order number or PO number, or the beginning of the name or email address of a customer, or of a tool.';
    return { title: `No order matches "${words}"`, advice: advice + elsewhere(search) };
  }
  if (!from && !to) return noneOf[filter];
  return {
    title: `${filter === 'all' ? 'No orders' : noneOf[filter].title} in this period`,
    advice: 'Choose other days, or “Any time” as the period.',
  };
};

/** The text in place of an empty list of a customer's own orders. */
export const noOwnOrdersText = (filter: 'open' | 'all'): EmptyText =>
  filter === 'open'
    ? {
        title: 'No open orders',
        advice: 'Your orders appear here until they are delivered or cancelled.',
      }
    : { title: 'No orders yet', advice: 'Your orders appear here, with their bills.' };
