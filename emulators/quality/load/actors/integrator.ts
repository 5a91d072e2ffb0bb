import { randomUUID } from 'node:crypto';
import { addDays, type ReplayedPeriod, type Webhook } from 'functions/contract';
import { signIn } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import { dayIn } from 'functions/testing/orders/shopDays';
import type { LoadEndpoint } from '../support/endpoints.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomItem } from '../support/random.ts';

/**
 * Switches an endpoint on again that was switched off, and lets the shop deliver what has happened
 * meanwhile. Resolves to whether it is on.
 */
export const bringBack = async (
  { call }: Pick<LoadContext, 'call'>,
  { account, path, name, events, receiver }: LoadEndpoint,
): Promise<boolean> => {
  const token = await signIn(account);
  const page = await call('endpoint page', 'GET', path, { token });
  if (!page.ok) return false;
  const { status, version } = page.body as Webhook;
  if (status === 'on') return true;
  const json = { name, url: receiver.url, events, status: 'on', version };
  const edited = await call('endpoint comes back', 'PUT', path, { token, json });
  if (!edited.ok) return false;
  const period = `from=${addDays(dayIn(0), -1)}&to=${addDays(dayIn(0), 1)}`;
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after === '' ? period : `${period}&after=${encodeURIComponent(after)}`;
    const replayed = await call('replay a period', 'POST', `${path}/replay?${query}`, { token });
    if (!replayed.ok) return false;
    after = (replayed.body as ReplayedPeriod).next;
  }
  return true;
};

/**
 * Returns a function with which those who manage endpoints bring them back, rotate their secrets, send a
 * test or look at deliveries.
 */
export const integratorOf = (
  shop: LoadContext,
  endpoints: readonly LoadEndpoint[],
): (() => Promise<unknown>) => {
  const post = async ({ account, path }: LoadEndpoint, kind: string, step: string) =>
    shop.call(kind, 'POST', `${path}/${step}`, {
      token: await signIn(account),
      json: {},
      headers: orderHeaders(randomUUID()),
    });
  const actions: ((endpoint: LoadEndpoint) => Promise<unknown>)[] = [
    (endpoint) => bringBack(shop, endpoint),
    (endpoint) => bringBack(shop, endpoint),
    (endpoint) => post(endpoint, 'rotate a secret', 'secret'),
    (endpoint) => post(endpoint, 'send a test event', 'test'),
    ({ account, path }) =>
      shop.call('deliveries', 'GET', `${path}/deliveries?limit=20`, { token: account.token }),
  ];
  return () => randomItem(actions)(randomItem(endpoints));
};
