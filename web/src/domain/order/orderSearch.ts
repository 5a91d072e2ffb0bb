import { apiRoutes, apiUrl, type OrderFilter } from 'functions/contract';
import type { PaymentChoice } from './orderFilters.ts';

/** A search of everyone's orders. */
export interface OrderSearch {
  filter: OrderFilter;
  payment: PaymentChoice;
  /** The words to find in the order number, the PO number, the customer and the tools. */
  words: string;
  /** The first and the last day, `2026-11-21`, on which the orders were placed; empty for any. */
  from: string;
  to: string;
}

/** The query of a search, also that of its export. */
export const searchQuery = ({ filter, payment, from, to, words }: OrderSearch) => ({
  status: filter,
  payment,
  from,
  to,
  q: words,
});

/** The address of the first page of a customer's orders that match the filters. */
export const ownOrdersUrl = (
  email: string,
  filter: OrderFilter,
  payment: PaymentChoice = '',
): string =>
  apiUrl(apiRoutes.listOrdersByEmail, { params: { email }, query: { status: filter, payment } });

/** The address of the first page of a search. */
export const orderSearchUrl = (search: OrderSearch): string =>
  apiUrl(apiRoutes.listOrders, { query: searchQuery(search) });
