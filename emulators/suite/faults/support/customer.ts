import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PlacedOrder } from 'functions/contract';
import type { TestAccount } from 'functions/testing/accounts';
import { expectProblem, expectStatus, send } from 'functions/testing/api';
import { orderBody, sendOrder } from 'functions/testing/orders';

/** An answer, or that none came: the connection broke. */
const tried = (sending: Promise<Response>): Promise<Response | undefined> =>
  sending.catch(() => undefined);

/**
 * Sends a request again, as a browser and its user do, until it is answered by anything but that
 * the shop is busy. Counts how often it was not.
 */
export const persist = async (
  request: () => Promise<Response>,
  onFailure: () => void,
): Promise<Response> => {
  for (;;) {
    const answer = await tried(request());
    if (answer && answer.status !== 503) return answer;
    if (answer) await expectBusy(answer);
    onFailure();
    await delay(50);
  }
};

/** That the shop said in words that it is busy, and when to ask again. */
export const expectBusy = async (answer: Response): Promise<void> => {
  await expectProblem(answer, 503, 'unavailable');
  if (answer.headers.get('retry-after') !== '5')
    throw new Error('It did not say when to ask again');
};

/** Orders five pieces of a tool, under a key of its own, until it is confirmed; resolves to its id. */
export const orderPersistently = async (
  { token }: TestAccount,
  toolId: string,
  onFailure: () => void = () => {},
): Promise<string> => {
  const key = randomUUID();
  const answer = await persist(() => sendOrder(token, orderBody(toolId), key), onFailure);
  return (await expectStatus<PlacedOrder>(answer, 201)).insertedId;
};

/**
 * Cancels an order until it is cancelled. Only after a failure may the shop answer that it is
 * cancelled already: the failed request may have done it.
 */
export const cancelPersistently = async (
  { token }: TestAccount,
  orderId: string,
  onFailure: () => void = () => {},
): Promise<void> => {
  let hasFailed = false;
  const noteFailure = () => {
    hasFailed = true;
    onFailure();
  };
  const answer = await persist(() => send('DELETE', `/order/${orderId}`, { token }), noteFailure);
  if (hasFailed && answer.status === 409) await expectProblem(answer, 409, 'order-not-cancellable');
  else await expectStatus(answer, 200);
};
