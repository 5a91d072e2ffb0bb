import type { OrderInput, PlacedOrder } from '../contract/index.ts';
import { expectStatus, send } from './api.ts';

/** The body of an order for a tool from `createTool`: five pieces at 19.99. */
export const orderBody = (toolId: string, fields: object = {}) => ({
  order: {
    phoneNumber: '01234567890',
    orderAddress: '1 Workshop Lane',
    orderQuantity: 5,
    tool: { _id: toolId },
    totalBill: 99.95,
    ...fields,
  },
});

/** The same order as input of the service. */
export const orderInput = (toolId: string): OrderInput => {
  const { orderQuantity: quantity, ...order } = orderBody(toolId).order;
  return { ...order, quantity };
};

/** The header that lets the API recognise a retry. */
export const orderHeaders = (key: string) => ({ 'Idempotency-Key': key });

/** Sends an order, optionally with an Idempotency-Key. */
export const sendOrder = (token: string, body: unknown, key?: string): Promise<Response> =>
  send('POST', '/order', { token, json: body, headers: key ? orderHeaders(key) : {} });

/** Places an order of five pieces. */
export const placeOrderOf = async (token: string, toolId: string): Promise<PlacedOrder> =>
  expectStatus<PlacedOrder>(await sendOrder(token, orderBody(toolId)), 201);
