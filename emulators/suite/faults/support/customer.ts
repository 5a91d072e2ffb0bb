import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PlacedOrder } from 'functions/contract';
import type { TestAccount } from 'functions/testing/accounts';
import { expectProblem, expectStatus, send } from 'functions/testing/api';
import { orderBody, sendOrder } from 'functions/testing/orders';

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

/** Orders five pieces of a tool, with retries under one key, and resolves to the order's id. */
export const orderWithRetries = async (
  { token }: TestAccount,
  toolId: string,
  onFailure: () => void = () => {},
): Promise<string> => {
  const key = randomUUID();
  const response = await retryWhileUnavailable(
    () => sendOrder(token, orderBody(toolId), key),
    onFailure,
  );
  return (await expectStatus<PlacedOrder>(response, 201)).insertedId;
};

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
