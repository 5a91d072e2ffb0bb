import { randomUUID } from 'node:crypto';
import { type PlacedOrder, type Tool, totalBill } from 'functions/contract';
import type { TestAccount } from 'functions/testing/accounts';
import { nextPath } from 'functions/testing/api';
import { orderBody, orderHeaders } from 'functions/testing/orders';
import type { Answer, Caller } from './calls.ts';
import { anyOf, happens } from './chance.ts';
import { choose, type Goods } from './market.ts';
import type { OrderBook } from './orderBook.ts';

/** What everybody in the shop shares. */
export interface Shop {
  call: Caller;
  goods: Goods;
  book: OrderBook;
}

/** Of what a customer does; the rest is browsing. */
const shares = { order: 0.15, cancel: 0.05 };

/** Of the orders: sent twice at once, as by a double click, and sent again after the answer. */
const repeats = { atOnce: 0.1, afterwards: 0.1 };

const sorts = ['newest', 'price', '-price', 'name', 'available'];
const words = ['chisel', 'plane', 'saw', 'hand', 'steel oak', 'nothing like it'];
const pageSize = 24;

/** A customer's ways through the catalogue. Who is not signed in gets answers a few seconds old. */
const browsing = ({ call, goods }: Shop, { token, email }: TestAccount) => {
  const signedIn = () => (happens(0.5) ? { token } : {});

  const list = async () => {
    const options = signedIn();
    const path = `/tools?limit=${pageSize}&sort=${anyOf(sorts)}`;
    const next = nextPath(await call('list', 'GET', path, options));
    if (next) await call('next page', 'GET', next, options);
  };
  const search = () =>
    call('search', 'GET', `/tools?limit=${pageSize}&q=${encodeURIComponent(anyOf(words))}`);
  const openTool = () => call('tool page', 'GET', `/tool/${choose(goods)}`, signedIn());
  const listOrders = () => call('my orders', 'GET', `/orders/${email}`, { token });
  return () => anyOf([list, search, openTool, openTool, listOrders])();
};

const bodyOf = ({ _id, price }: Tool) => {
  const quantity = anyOf([1, 2, 5]);
  return orderBody(_id, {
    orderQuantity: quantity,
    totalBill: totalBill(price, quantity),
  });
};

/** A customer's orders, some of them sent twice under their key. */
const ordering = ({ call, goods, book }: Shop, { token }: TestAccount, mine: string[]) => {
  const sendTwice = async (send: (kind: string) => Promise<Answer>): Promise<Answer[]> => {
    if (happens(repeats.atOnce)) return Promise.all([send('order'), send('order, sent twice')]);
    const first = await send('order');
    return happens(repeats.afterwards) ? [first, await send('order, sent again')] : [first];
  };
  return async () => {
    const page = await call('tool page', 'GET', `/tool/${choose(goods)}`, { token });
    if (!page.ok) return;
    const key = randomUUID();
    const options = { token, json: bodyOf(page.body as Tool), headers: orderHeaders(key) };
    const answers = await sendTwice((kind) => call(kind, 'POST', '/order', options));
    const confirmed = answers.filter(({ ok }) => ok).map(({ body }) => body as PlacedOrder);
    for (const { insertedId } of confirmed) book.confirm(key, insertedId);
    if (confirmed[0]) mine.push(confirmed[0].insertedId);
  };
};

const cancelling =
  ({ call, book }: Shop, { token }: TestAccount, mine: string[]) =>
  async () => {
    const id = mine.shift();
    if (!id) return;
    const send = () => call('cancel', 'DELETE', `/order/${id}`, { token });
    const answers = await Promise.all(happens(repeats.atOnce) ? [send(), send()] : [send()]);
    for (const { ok } of answers) if (ok) book.cancel(id);
  };

/** What a customer does next, whenever asked: mostly look around, sometimes order or cancel. */
export const customerOf = (shop: Shop, account: TestAccount): (() => Promise<unknown>) => {
  const mine: string[] = [];
  const browse = browsing(shop, account);
  const order = ordering(shop, account, mine);
  const cancel = cancelling(shop, account, mine);
  return () => {
    const chance = Math.random();
    if (chance < shares.order) return order();
    return chance < shares.order + shares.cancel && mine.length > 0 ? cancel() : browse();
  };
};
