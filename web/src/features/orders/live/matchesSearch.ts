import {
  containsWords,
  dayOf,
  matchesPayment,
  orderSearchText,
  parseOrderNumber,
  statusesOf,
  wordsOf,
} from 'functions/contract';
import type { Order } from '../order.ts';
import type { OrderSearch } from '../orderRequests.ts';

const isInPeriod = ({ createdAt }: Order, { from, to }: Pick<OrderSearch, 'from' | 'to'>) => {
  const day = dayOf(new Date(createdAt));
  return (from === '' || day >= from) && (to === '' || day <= to);
};

const hasWords = (order: Order, text: string) =>
  containsWords(orderSearchText(order), wordsOf(parseOrderNumber(text) ?? text));

/** Whether a search finds an order, as the API would. */
export const matchesSearch = (order: Order, search: OrderSearch, now = new Date()): boolean => {
  const { filter, payment, words } = search;
  return (
    statusesOf(filter).includes(order.status) &&
    (payment === '' || matchesPayment(order, payment, now)) &&
    isInPeriod(order, search) &&
    hasWords(order, words)
  );
};
