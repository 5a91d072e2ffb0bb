import {
  apiBase,
  apiRoutes,
  type Deleted,
  type Order,
  type OrderForm,
  type OrderStatus,
  type PlacedOrder,
  type Tool,
  totalBill,
} from 'functions/contract';
import { callApi, type Page, readPage } from '../../api.ts';

const { placeOrder, cancelOrder, listOrders, listOrdersOf } = apiRoutes;

export interface OrderRequest {
  form: OrderForm;
  /** As the buyer saw it: its price makes the total that the server compares. */
  tool: Tool;
  idempotencyKey: string;
}

/** Orders a quantity of a tool; sent again under the same key, it is still one order. */
export const sendOrder = ({ form, tool, idempotencyKey }: OrderRequest): Promise<PlacedOrder> =>
  callApi(placeOrder, placeOrder.href(), {
    headers: { 'idempotency-key': idempotencyKey },
    body: { order: { ...form, tool, totalBill: totalBill(tool.price, form.orderQuantity) } },
  });

export const sendCancellation = (id: string): Promise<Deleted> =>
  callApi(cancelOrder, cancelOrder.href({ id }));

const placedOnly = `?${new URLSearchParams({ status: 'placed' satisfies OrderStatus })}`;

/** Whose orders a list holds: one customer's, or everyone's. */
export type OrderListOwner = { email: string } | 'everyone';

/** Where a list begins. A customer's own never holds cancelled orders; everyone's is asked not to. */
export const orderListUrl = (owner: OrderListOwner): string =>
  apiBase + (owner === 'everyone' ? listOrders.href() + placedOnly : listOrdersOf.href(owner));

export const readOrders = (url: string, signal: AbortSignal): Promise<Page<Order>> =>
  readPage(url, { signal });
