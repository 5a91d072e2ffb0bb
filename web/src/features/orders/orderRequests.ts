import {
  type AuditEntry,
  apiBase,
  apiRoutes,
  type Count,
  type Deleted,
  type Order,
  type OrderForm,
  type PlacedOrder,
  type Tool,
  totalBill,
} from 'functions/contract';
import { callApi } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';
import { idempotencyHeader } from '../../idempotencyKey.ts';
import { type OrderFilter, statusQuery } from './orderFilters.ts';

const { placeOrder, cancelOrder, getOrder, listOrders, listOrdersOf, listAudit, count } = apiRoutes;

export interface OrderRequest {
  form: OrderForm;
  /** As the buyer saw it: its price makes the total that the server compares. */
  tool: Tool;
  idempotencyKey: string;
}

/** Orders a quantity of a tool; sent again under the same key, it is still one order. */
export const sendOrder = ({ form, tool, idempotencyKey }: OrderRequest): Promise<PlacedOrder> =>
  callApi(placeOrder, placeOrder.href(), {
    headers: idempotencyHeader(idempotencyKey),
    body: { order: { ...form, tool, totalBill: totalBill(tool.price, form.orderQuantity) } },
  });

/** An order can be cancelled as long as it is not: a call whose answer was lost may have done it. */
const isCancelledAlready = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'order-not-cancellable';

/** Cancels an order, and resolves to how many are cancelled by that: none that was before. */
export const sendCancellation = async (id: string): Promise<number> => {
  try {
    return (await callApi<Deleted>(cancelOrder, cancelOrder.href({ id }))).deletedCount;
  } catch (error) {
    if (isCancelledAlready(error)) return 0;
    throw error;
  }
};

/** Which of everyone's orders a list holds. */
export interface OrderSearch {
  filter: OrderFilter;
  /** What the customer's name or address must have. */
  words: string;
}

const withQuery = (path: string, query: Record<string, string>): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;

/** Where the list of a customer's orders begins, which never holds cancelled ones. */
export const customerOrdersUrl = (email: string): string => apiBase + listOrdersOf.href({ email });

/** Where the list of everyone's orders begins. */
export const orderSearchUrl = ({ filter, words }: OrderSearch): string =>
  withQuery(apiBase + listOrders.href(), { ...statusQuery(filter), ...(words && { q: words }) });

/** An order with its history. */
export const readOrder = (id: string, signal: AbortSignal): Promise<Order> =>
  callApi(getOrder, getOrder.href({ id }), { signal });

/** What admins did to an order, newest first. */
export const readOrderAudit = (id: string, signal: AbortSignal): Promise<AuditEntry[]> =>
  callApi(listAudit, withQuery(listAudit.href(), { target: `order/${id}` }), { signal });

/** How many orders there are of those a choice shows. */
export const countOrders = async (filter: OrderFilter, signal: AbortSignal): Promise<number> => {
  const query = { of: 'orders', ...statusQuery(filter) };
  return (await callApi<Count>(count, withQuery(count.href(), query), { signal })).count;
};
