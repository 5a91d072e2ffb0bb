import type { ChangedOrder, OrderInput, PlacedOrder } from '../../contract/index.ts';
import { expectStatus, send } from '../api/api.ts';

/** Who gets the orders of tests, and where. */
export const recipient = { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' };

/** The body of an order for a tool from `createTool`: five pieces at 19.99. */
export const orderBody = (toolId: string, fields: object = {}) => ({
  order: {
    ...recipient,
    orderQuantity: 5,
    tool: { _id: toolId },
    totalBill: 99.95,
    ...fields,
  },
});

/** The body of an order for several tools from `createTool`: five pieces of each at 19.99. */
export const linesBody = (toolIds: readonly string[], fields: object = {}) => ({
  order: {
    ...recipient,
    lines: toolIds.map((toolId) => ({ toolId, quantity: 5, unitPrice: 1999 })),
    ...fields,
  },
});

/** The same order as input of the service. */
export const orderInput = (...toolIds: string[]): OrderInput => ({
  ...recipient,
  lines: toolIds.map((toolId) => ({ toolId, quantity: 5, lineTotal: 9995 })),
});

/** The header that lets the API recognise a retry. */
export const orderHeaders = (key: string) => ({ 'Idempotency-Key': key });

/** Sends an order, optionally with an Idempotency-Key. */
export const sendOrder = (token: string, body: unknown, key?: string): Promise<Response> =>
  send('POST', '/order', { token, json: body, headers: key ? orderHeaders(key) : {} });

/** Places an order of five pieces. */
export const placeOrderOf = async (token: string, toolId: string): Promise<PlacedOrder> =>
  expectStatus<PlacedOrder>(await sendOrder(token, orderBody(toolId)), 201);

/** Sends a transition of an order, optionally with an Idempotency-Key. */
export const sendTransition = (
  token: string,
  id: string,
  json: object,
  key?: string,
): Promise<Response> =>
  send('POST', `/order/${id}/transitions`, { token, json, headers: key ? orderHeaders(key) : {} });

const steps = [
  { to: 'confirmed' },
  { to: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-1' },
  { to: 'delivered' },
] as const;

/** Moves a placed order through the regular statuses up to the given one, as an admin. */
export const advanceOrder = async (
  token: string,
  id: string,
  status: 'placed' | (typeof steps)[number]['to'],
): Promise<void> => {
  const count = steps.findIndex(({ to }) => to === status) + 1;
  for (const step of steps.slice(0, count)) {
    await expectStatus<ChangedOrder>(await sendTransition(token, id, step), 200);
  }
};

/**
 * The code of an order or quote without `TH-` or `QU-`, unless it is of letters alone: that is a
 * word.
 */
export const searchedCodeOf = (number: string): string => {
  const code = number.slice(3);
  return /\d/.test(code) ? code : number;
};
