import {
  apiRoutes,
  apiUrl,
  type ListSortOf,
  type OrderFilter,
  type StaffOrderFilter,
} from 'functions/contract';
import type { ListSearch } from '../list/listKind.ts';
import { sortQuery } from '../list/listSort.ts';
import { isPaymentFilter, type PaymentChoice } from './orderFilters.ts';

/** A search of everyone's orders, or of those of a payer. */
export interface OrderSearch<Filter extends StaffOrderFilter = StaffOrderFilter> {
  filter: Filter;
  payment: PaymentChoice;
  /** The id of the person or company whose orders are sought; missing for those of everyone. */
  payer?: string;
  /** Who has ordered for a company: `me`, or the id of a member; missing for anyone. */
  by?: string;
  /** The sort order of everyone's orders; missing for the newest first. */
  sort?: ListSortOf<'orders'>;
  /** The words to find in the order number, the PO number, the customer and the tools. */
  words: string;
  /** The first and the last day, `2026-11-21`, on which the orders were placed; empty for any. */
  from: string;
  to: string;
}

/** What the page of a list of orders searches. */
export const orderSearchOf = <Filter extends StaffOrderFilter>({
  filter,
  choices: { payment = '', by = '' },
  only,
  words,
  from,
  to,
  ...sorted
}: ListSearch<Filter>): OrderSearch<Filter> => ({
  filter,
  payment: isPaymentFilter(payment) ? payment : '',
  ...(only && { payer: only }),
  ...(by && { by }),
  ...sortQuery('orders', sorted),
  words,
  from,
  to,
});

/** The query of a search, also that of its export. */
export const searchQuery = <Filter extends StaffOrderFilter>({
  filter,
  payment,
  payer,
  by,
  from,
  to,
  words,
}: OrderSearch<Filter>) => ({
  status: filter,
  payment,
  ...(payer && { payer }),
  ...(by && { by }),
  from,
  to,
  q: words,
});

/** All orders with a status. */
export const ordersWith = <Filter extends StaffOrderFilter>(
  filter: Filter,
): OrderSearch<Filter> => ({ filter, payment: '', words: '', from: '', to: '' });

/** The address of the first page of a search in the orders of a payer. */
export const ownOrdersUrl = (email: string, search: OrderSearch<OrderFilter>): string =>
  apiUrl(apiRoutes.listOrdersByEmail, { params: { email }, query: searchQuery(search) });

/** The query of the list of a search. */
export const orderListQuery = (search: OrderSearch) => ({
  ...searchQuery(search),
  ...sortQuery('orders', search),
});

/** The address of the first page of a search. */
export const orderSearchUrl = (search: OrderSearch): string =>
  apiUrl(apiRoutes.listOrders, { query: orderListQuery(search) });
