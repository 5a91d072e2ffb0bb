import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChangedOrder, PlacedOrder, TransitionInput } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { expectProblem, expectStatus, send } from 'functions/testing/api/api';
import { linesBody, sendOrder, sendTransition } from 'functions/testing/orders/orders';
import { expect } from 'vitest';

/** The response, or undefined when the connection broke. */
const responseOf = (sending: Promise<Response>): Promise<Response | undefined> =>
  sending.catch(() => undefined);

/**
 * Retries a request, as a browser and its user do, until the response is anything but 503. Calls
 * `onFailure` before each retry.
 */
export const retryWhileUnavailable = async (
  request: () => Promise<Response>,
  onFailure: () => void,
): Promise<Response> => {
  for (;;) {
    const response = await responseOf(request());
    if (response && response.status !== 503) return response;
    if (response) await expectUnavailable(response);
    onFailure();
    await delay(50);
  }
};

/** Expects the problem that the shop is unavailable, and a Retry-After header. */
export const expectUnavailable = async (response: Response): Promise<void> => {
  await expectProblem(response, 503, 'unavailable');
  if (response.headers.get('retry-after') !== '5')
    throw new Error('The response has no Retry-After header of 5 s');
};

/** Expects that another retry gets the same response. */
const expectSameAnswer = async (request: () => Promise<Response>, answer: unknown, code: number) =>
  expect(await expectStatus(await retryWhileUnavailable(request, () => {}), code)).toEqual(answer);

/** Orders five pieces of each tool, with retries under one key, and resolves to the order's id. */
export const orderWithRetries = async (
  { token }: TestAccount,
  toolIds: readonly string[],
  onFailure: () => void = () => {},
): Promise<string> => {
  const key = randomUUID();
  const request = () => sendOrder(token, linesBody(toolIds), key);
  const response = await retryWhileUnavailable(request, onFailure);
  const placedOrder = await expectStatus<PlacedOrder>(response, 201);
  await expectSameAnswer(request, placedOrder, 201);
  return placedOrder.insertedId;
};

/** Moves an order to another status, with retries under one key. */
export const moveWithRetries = async (
  { token }: TestAccount,
  orderId: string,
  transition: TransitionInput,
  onFailure: () => void = () => {},
): Promise<void> => {
  const key = randomUUID();
  const request = () => sendTransition(token, orderId, transition, key);
  const response = await retryWhileUnavailable(request, onFailure);
  const changed = await expectStatus<ChangedOrder>(response, 200);
  expect(changed.order.status).toBe(transition.to);
  await expectSameAnswer(request, changed, 200);
};

/** An admin's actions on a placed order, one after the other. */
export const regularSteps = [
  { to: 'confirmed' },
  { to: 'shipped', carrier: 'Fellgate Parcels', trackingNumber: 'FGP1234567' },
  { to: 'delivered' },
] as const;

/**
 * Cancels an order, with retries. After a failure the shop may answer that the order is already
 * cancelled, because the failed request may have succeeded.
 */
export const cancelWithRetries = async (
  { token }: TestAccount,
  orderId: string,
  onFailure: () => void = () => {},
): Promise<void> => {
  let hasFailed = false;
  const recordFailure = () => {
    hasFailed = true;
    onFailure();
  };
  const response = await retryWhileUnavailable(
    () => send('DELETE', `/order/${orderId}`, { token }),
    recordFailure,
  );
  if (hasFailed && response.status === 409)
    await expectProblem(response, 409, 'order-not-cancellable');
  else await expectStatus(response, 200);
};
