import type { ChangedOrder, ChangedShipment, LinePieces, Order } from '../../contract/index.ts';
import { expectStatus, send } from '../api/api.ts';
import { createTool } from '../tools/tools.ts';
import { advanceOrder, linesBody, orderHeaders, sendOrder } from './orders.ts';

/** Sends the shipment of an order, optionally with an Idempotency-Key. */
export const sendShipment = (
  token: string,
  orderId: string,
  lines?: readonly LinePieces[],
  key?: string,
): Promise<Response> =>
  send('POST', `/order/${orderId}/shipments`, {
    token,
    json: { ...(lines && { lines }), carrier: 'Swift Freight', trackingNumber: 'SF-1' },
    headers: key ? orderHeaders(key) : {},
  });

/** Ships pieces of an order; without lines, the rest. */
export const ship = async (
  token: string,
  orderId: string,
  lines?: readonly LinePieces[],
): Promise<ChangedShipment> =>
  expectStatus<ChangedShipment>(await sendShipment(token, orderId, lines), 201);

/** Sends a cancellation in part. */
export const sendCancellation = (
  token: string,
  orderId: string,
  json: object,
  key?: string,
): Promise<Response> =>
  send('POST', `/order/${orderId}/cancellations`, {
    token,
    json,
    headers: key ? orderHeaders(key) : {},
  });

/** Cancels pieces of an order. */
export const cancelPart = async (token: string, orderId: string, json: object): Promise<Order> =>
  (await expectStatus<ChangedOrder>(await sendCancellation(token, orderId, json), 201)).order;

/** Sends a credit for an invoice. */
export const sendCredit = (
  token: string,
  invoiceNumber: string,
  json: object,
  key?: string,
): Promise<Response> =>
  send('POST', `/invoice/${invoiceNumber}/credits`, {
    token,
    json,
    headers: key ? orderHeaders(key) : {},
  });

/** Issues a credit note. */
export const credit = async (token: string, invoiceNumber: string, json: object): Promise<Order> =>
  (await expectStatus<ChangedOrder>(await sendCredit(token, invoiceNumber, json), 201)).order;

/** The order as it is now. */
export const getOrderOf = async (token: string, id: string): Promise<Order> =>
  expectStatus<Order>(await send('GET', `/order/${id}`, { token }), 200);

/** An order of five pieces at 19.99 of each of some tools, and the ids of the tools. */
export interface OrderOfTools {
  id: string;
  number: string;
  tools: string[];
}

/** Places an order of five pieces of each of some new tools. */
export const placeOrderOfTools = async (token: string, count = 2): Promise<OrderOfTools> => {
  const tools = await Promise.all(Array.from({ length: count }, () => createTool()));
  const placed = await sendOrder(token, linesBody(tools));
  const { insertedId: id, order } = await expectStatus<{ insertedId: string; order: Order }>(
    placed,
    201,
  );
  return { id, number: order.number, tools };
};

/** The same, confirmed. */
export const confirmedOrderOfTools = async (
  customerToken: string,
  adminToken: string,
  count = 2,
): Promise<OrderOfTools> => {
  const placed = await placeOrderOfTools(customerToken, count);
  await advanceOrder(adminToken, placed.id, 'confirmed');
  return placed;
};
