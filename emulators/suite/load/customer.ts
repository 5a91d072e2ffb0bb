import { randomUUID } from 'node:crypto';
import { type PlacedOrder, type Tool, totalBill } from 'functions/contract';
import type { TestAccount } from 'functions/testing/accounts';
import { nextPath } from 'functions/testing/api';
import { orderBody, orderHeaders } from 'functions/testing/orders';
import type { ApiResponse, Caller } from './calls.ts';
import { chooseTool, type ShopTools } from './fixtures.ts';
import type { OrderTracker } from './orderTracker.ts';
import { randomBoolean, randomItem } from './random.ts';

/** What all customers and admins share. */
export interface LoadContext {
  call: Caller;
  tools: ShopTools;
  tracker: OrderTracker;
}

/** The shares of a customer's actions; the rest is browsing. */
const shares = { order: 0.15, cancel: 0.05 };

/** The shares of orders that are sent twice at once, as by a double click, and retried after the response. */
const repeats = { atOnce: 0.1, afterwards: 0.1 };

const sorts = ['newest', 'price', '-price', 'name', 'available'];
const words = ['chisel', 'plane', 'saw', 'hand', 'steel oak', 'no such tool'];
const pageSize = 24;

/** How a customer browses the catalogue, half of the time signed in, past the cache of visitors. */
const browsing = ({ call, tools }: LoadContext, { token, email }: TestAccount) => {
  const signedIn = () => (randomBoolean(0.5) ? { token } : {});

  const list = async () => {
    const options = signedIn();
    const path = `/tools?limit=${pageSize}&sort=${randomItem(sorts)}`;
    const next = nextPath(await call('list', 'GET', path, options));
    if (next) await call('next page', 'GET', next, options);
  };
  const search = () =>
    call('search', 'GET', `/tools?limit=${pageSize}&q=${encodeURIComponent(randomItem(words))}`);
  const openTool = () => call('tool page', 'GET', `/tool/${chooseTool(tools)}`, signedIn());
  const listOrders = () => call('my orders', 'GET', `/orders/${email}`, { token });
  return () => randomItem([list, search, openTool, openTool, listOrders])();
};

const bodyOf = ({ _id, price }: Tool) => {
  const quantity = randomItem([1, 2, 5]);
  return orderBody(_id, {
    orderQuantity: quantity,
    totalBill: totalBill(price, quantity),
  });
};

/** How a customer orders, sometimes twice with the same Idempotency-Key. */
const ordering = (
  { call, tools, tracker }: LoadContext,
  { token }: TestAccount,
  mine: string[],
) => {
  const sendTwice = async (
    send: (kind: string) => Promise<ApiResponse>,
  ): Promise<ApiResponse[]> => {
    if (randomBoolean(repeats.atOnce))
      return Promise.all([send('order'), send('order, sent twice')]);
    const first = await send('order');
    return randomBoolean(repeats.afterwards) ? [first, await send('order, retried')] : [first];
  };
  return async () => {
    const page = await call('tool page', 'GET', `/tool/${chooseTool(tools)}`, { token });
    if (!page.ok) return;
    const key = randomUUID();
    const options = { token, json: bodyOf(page.body as Tool), headers: orderHeaders(key) };
    const responses = await sendTwice((kind) => call(kind, 'POST', '/order', options));
    const confirmed = responses.filter(({ ok }) => ok).map(({ body }) => body as PlacedOrder);
    for (const { insertedId } of confirmed) tracker.confirm(key, insertedId);
    if (confirmed[0]) mine.push(confirmed[0].insertedId);
  };
};

const cancelling =
  ({ call, tracker }: LoadContext, { token }: TestAccount, mine: string[]) =>
  async () => {
    const id = mine.shift();
    if (!id) return;
    const send = () => call('cancel', 'DELETE', `/order/${id}`, { token });
    const responses = await Promise.all(
      randomBoolean(repeats.atOnce) ? [send(), send()] : [send()],
    );
    for (const { ok } of responses) if (ok) tracker.cancel(id);
  };

/** Returns a function that makes a customer's next call: mostly browsing, sometimes an order or a cancellation. */
export const customerOf = (shop: LoadContext, account: TestAccount): (() => Promise<unknown>) => {
  const mine: string[] = [];
  const browse = browsing(shop, account);
  const order = ordering(shop, account, mine);
  const cancel = cancelling(shop, account, mine);
  return () => {
    const random = Math.random();
    if (random < shares.order) return order();
    return random < shares.order + shares.cancel && mine.length > 0 ? cancel() : browse();
  };
};
