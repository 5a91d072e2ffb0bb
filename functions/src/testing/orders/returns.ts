import type { ChangedReturn, OrderReturn, RequestedReturn } from '../../contract/index.ts';
import { requestReturn } from '../../services/returns/requestReturn.ts';
import { expectStatus, send } from '../api/api.ts';
import { advanceOrder, orderHeaders } from './orders.ts';
import { type OrderOfTools, placeOrderOfTools } from './parts.ts';
import { newAdmin, newBuyer } from './prepaidOrders.ts';
import { storeOrder } from './storedOrders.ts';

/** Stores a return of an order of long ago, which the shop has made as an exception. */
export const storeReturn = async (buyer = newBuyer()): Promise<string> => {
  const { uid: userId, payerId } = buyer;
  const id = await storeOrder({ userId, payerId, status: 'delivered' });
  const lines = [{ toolId: `deleted-${id}`, quantity: 3, reason: '' }];
  const input = { kind: 'return', lines, pictures: undefined, exception: 'A test' } as const;
  const request = { input: { ...input, lines }, key: undefined };
  return (await requestReturn(id, request, newAdmin())).insertedId;
};

/** An order of five pieces of each of some new tools, all of which have arrived. */
export const deliveredOrderOfTools = async (
  customerToken: string,
  adminToken: string,
  count = 2,
): Promise<OrderOfTools> => {
  const placed = await placeOrderOfTools(customerToken, count);
  await advanceOrder(adminToken, placed.id, 'delivered');
  return placed;
};

/** Sends the request for a return, optionally with an Idempotency-Key. */
export const sendReturn = (
  token: string,
  orderId: string,
  json: object,
  key?: string,
): Promise<Response> =>
  send('POST', `/order/${orderId}/returns`, {
    token,
    json: { kind: 'return', ...json },
    headers: key ? orderHeaders(key) : {},
  });

/** Asks for a return or a claim. */
export const askReturn = async (
  token: string,
  orderId: string,
  json: object,
): Promise<OrderReturn> =>
  (await expectStatus<RequestedReturn>(await sendReturn(token, orderId, json), 201)).return;

/** Sends a transition of a return, optionally with an Idempotency-Key. */
export const sendReturnTransition = (
  token: string,
  id: string,
  json: object,
  key?: string,
): Promise<Response> =>
  send('POST', `/return/${id}/transitions`, { token, json, headers: key ? orderHeaders(key) : {} });

/** Moves a return to another status. */
export const moveReturn = async (token: string, id: string, json: object): Promise<OrderReturn> =>
  (await expectStatus<ChangedReturn>(await sendReturnTransition(token, id, json), 200)).return;
