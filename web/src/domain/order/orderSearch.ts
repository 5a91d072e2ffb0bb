import {
  apiRoutes,
  apiUrl,
  type OrderFilter,
  type OrderMaker,
  type StaffOrderFilter,
} from 'functions/contract';
import type { PaymentChoice } from './orderFilters.ts';

/** A search of everyone's orders. */
export interface OrderSearch {
  filter: StaffOrderFilter;
  payment: PaymentChoice;
  /** The id of the person or company whose orders are sought; missing for those of everyone. */
  payer?: string;
  /** The words to find in the order number, the PO number, the customer and the tools. */
  words: string;
  /** The first and the last day, `2026-11-21`, on which the orders were placed; empty for any. */
  from: string;
  to: string;
}

/** The query of a search, also that of its export. */
export const searchQuery = ({ filter, payment, payer, from, to, words }: OrderSearch) => ({
  status: filter,
  payment,
  ...(payer && { payer }),
  from,
  to,
  q: words,
});

/** A selection of the orders of the payer for whom the page buys. */
export interface OwnOrderSearch {
  filter: OrderFilter;
  payment?: PaymentChoice;
  /** Of a company: those of all members, or only of the account itself. */
  maker?: OrderMaker;
}

/** The query of a selection of own orders. */
export const ownOrdersQuery = ({ filter, payment = '', maker = 'all' }: OwnOrderSearch) => ({
  status: filter,
  payment,
  ...makerQuery(maker),
});

/** The part of a query that says whose orders of a company are meant. */
export const makerQuery = (maker: OrderMaker): { by?: OrderMaker } =>
  maker === 'all' ? {} : { by: maker };

/** The address of the first page of a customer's orders that match the filters. */
export const ownOrdersUrl = (email: string, search: OwnOrderSearch): string =>
  apiUrl(apiRoutes.listOrdersByEmail, { params: { email }, query: ownOrdersQuery(search) });

/** The address of the first page of a search. */
export const orderSearchUrl = (search: OrderSearch): string =>
  apiUrl(apiRoutes.listOrders, { query: searchQuery(search) });
