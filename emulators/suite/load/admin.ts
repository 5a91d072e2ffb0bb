import type { Tool } from 'functions/contract';
import type { TestAccount } from 'functions/testing/accounts';
import { anyOf } from './chance.ts';
import type { Shop } from './customer.ts';
import { choose } from './market.ts';

const prices = [19.99, 20.49, 21];
const changes = [-7, -1, 3, 250];

/** What an admin does next, whenever asked: read lists and overview, adjust stock, edit a tool. */
export const adminOf = (
  { call, goods }: Shop,
  { token }: TestAccount,
): (() => Promise<unknown>) => {
  const read = () => {
    const path = anyOf([
      '/overview',
      '/orders?limit=50',
      '/users?limit=50',
      '/audit',
      '/orders?q=load',
    ]);
    return call(`admin ${path}`, 'GET', path, { token });
  };
  const adjust = () =>
    call('admin adjusts stock', 'POST', `/tool/${choose(goods)}/stock`, {
      token,
      json: { adjustment: { change: anyOf(changes), note: 'Counted' } },
    });
  const edit = async () => {
    const id = choose(goods);
    const page = await call('tool page', 'GET', `/tool/${id}`, { token });
    if (!page.ok) return;
    const { price } = page.body as Tool;
    await call('admin edits a tool', 'PUT', `/tool/${id}`, {
      token,
      headers: { 'If-Match': page.headers.get('etag') ?? '' },
      json: { updatedInfo: { price: anyOf(prices.filter((other) => other !== price)) } },
    });
  };
  return () => anyOf([read, read, adjust, edit])();
};
