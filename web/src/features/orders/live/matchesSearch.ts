import {
  containsWords,
  documentWordsOf,
  isHandlingFilter,
  isNumberSearch,
  matchesPayment,
  orderLifecycle,
  orderSearchTexts,
} from 'functions/contract';
import { isDueToShip, isLate } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { shopDay } from '../../../domain/time/dates.ts';

const isInPeriod = ({ createdAt }: Order, { from, to }: Pick<OrderSearch, 'from' | 'to'>) => {
  const day = shopDay(new Date(createdAt));
  return (from === '' || day >= from) && (to === '' || day <= to);
};

const passesFilters = (order: Order, search: OrderSearch, now: Date): boolean => {
  const { filter, payment, payer, by } = search;
  return (
    // What is published does not say who handles an order.
    !isHandlingFilter(filter) &&
    orderLifecycle.statusesOf(filter).includes(order.status) &&
    (filter !== 'late' || isLate(order, shopDay(now))) &&
    (filter !== 'to-ship' || isDueToShip(order, shopDay(now))) &&
    (payment === '' || matchesPayment(order, payment, now)) &&
    (!payer || order.payerId === payer) &&
    (!by || order.userId === by) &&
    isInPeriod(order, search)
  );
};

/**
 * Whether a search finds an order, as the API would: one for a number ignores the filters. `by` is
 * the id of who ordered.
 */
export const matchesSearch = (order: Order, search: OrderSearch, now = new Date()): boolean => {
  const { words } = search;
  if (!isNumberSearch(words) && !passesFilters(order, search, now)) return false;
  const sought = documentWordsOf(words);
  // The words of an order take a millisecond.
  return sought.length === 0 || containsWords(orderSearchTexts(order), sought);
};
