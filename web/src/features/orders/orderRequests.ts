import {
  type AuditEntry,
  apiBase,
  apiRoutes,
  type Count,
  type Deleted,
  type OrderFormValues,
  type PlacedOrder,
  type Tool,
  totalBill,
  type Order as WireOrder,
} from 'functions/contract';
import { callApi, type Page, readPage } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';
import { idempotencyHeader } from '../../idempotencyKey.ts';
import type { Order } from './order.ts';
import { type OrderFilter, statusQuery } from './orderFilters.ts';

const { placeOrder, cancelOrder, getOrder, listOrders, listOrdersOf, listAudit, count } = apiRoutes;

const orderFrom = ({ orderQuantity: quantity, ...order }: WireOrder): Order => ({
  ...order,
  quantity,
});

/** Renames the field errors of the API to the fields of the form. */
const withFormFields = (error: unknown): unknown => {
  if (!(error instanceof ApiProblem) || !error.details.errors) return error;
  const { orderQuantity: quantity, ...others } = error.details.errors;
  const errors = { ...others, ...(quantity !== undefined && { quantity }) };
  return new ApiProblem(error.code, error.status, { ...error.details, errors }, error.cause);
};

export interface OrderRequest {
  form: OrderFormValues;
  /** The tool as the buyer saw it: the server compares the total that results from its price. */
  tool: Tool;
  idempotencyKey: string;
}

/** Places an order. The idempotency key lets the API recognise a retry. */
export const sendOrder = async ({ form, tool, idempotencyKey }: OrderRequest): Promise<Order> => {
  const { quantity, ...buyer } = form;
  const total = totalBill(tool.price, quantity);
  try {
    const { order } = await callApi<PlacedOrder>(placeOrder, placeOrder.href(), {
      headers: idempotencyHeader(idempotencyKey),
      body: { order: { ...buyer, orderQuantity: quantity, tool, totalBill: total } },
    });
    return orderFrom(order);
  } catch (error) {
    throw withFormFields(error);
  }
};

/** A call whose response was lost may have cancelled the order. */
const isCancelledAlready = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'order-not-cancellable';

/** Cancels an order. Resolves to the number of orders that this call cancelled: 1, or 0. */
export const sendCancellation = async (id: string): Promise<number> => {
  try {
    return (await callApi<Deleted>(cancelOrder, cancelOrder.href({ id }))).deletedCount;
  } catch (error) {
    if (isCancelledAlready(error)) return 0;
    throw error;
  }
};

/** A search of everyone's orders. */
export interface OrderSearch {
  filter: OrderFilter;
  /** The words to find in the customer's name or email address. */
  words: string;
}

const withQuery = (path: string, query: Record<string, string>): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;

/** The address of the first page of a customer's orders, without the cancelled ones. */
export const customerOrdersUrl = (email: string): string => apiBase + listOrdersOf.href({ email });

/** The address of the first page of a search. */
export const orderSearchUrl = ({ filter, words }: OrderSearch): string =>
  withQuery(apiBase + listOrders.href(), { ...statusQuery(filter), ...(words && { q: words }) });

/** Reads a page of a list of orders. */
export const readOrders = async (url: string, signal: AbortSignal): Promise<Page<Order>> => {
  const page = await readPage<WireOrder>(url, { signal });
  return { ...page, items: page.items.map(orderFrom) };
};

/** Reads an order with its history. */
export const readOrder = async (id: string, signal: AbortSignal): Promise<Order> =>
  orderFrom(await callApi<WireOrder>(getOrder, getOrder.href({ id }), { signal }));

/** Reads the audit log of an order, newest first. */
export const readOrderAudit = (id: string, signal: AbortSignal): Promise<AuditEntry[]> =>
  callApi(listAudit, withQuery(listAudit.href(), { target: `order/${id}` }), { signal });

/** Counts the orders that match a filter. */
export const countOrders = async (filter: OrderFilter, signal: AbortSignal): Promise<number> => {
  const query = { of: 'orders', ...statusQuery(filter) };
  return (await callApi<Count>(count, withQuery(count.href(), query), { signal })).count;
};
