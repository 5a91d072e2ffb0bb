import type { Tool } from 'functions/contract';
import type { TestAccount } from 'functions/testing/accounts';
import type { LoadContext } from './customer.ts';
import { chooseTool } from './fixtures.ts';
import { randomItem } from './random.ts';

const prices = [19.99, 20.49, 21];
const changes = [-7, -1, 3, 250];

/** Returns a function that makes an admin's next call: read a list, adjust stock or edit a tool. */
export const adminOf = (
  { call, tools }: LoadContext,
  { token }: TestAccount,
): (() => Promise<unknown>) => {
  const read = () => {
    const path = randomItem([
      '/overview',
      '/orders?limit=50',
      '/users?limit=50',
      '/audit',
      '/orders?q=load',
    ]);
    return call(`admin ${path}`, 'GET', path, { token });
  };
  const adjust = () =>
    call('admin adjusts stock', 'POST', `/tool/${chooseTool(tools)}/stock`, {
      token,
      json: { adjustment: { change: randomItem(changes), note: 'Counted' } },
    });
  const edit = async () => {
    const id = chooseTool(tools);
    const page = await call('tool page', 'GET', `/tool/${id}`, { token });
    if (!page.ok) return;
    const { price } = page.body as Tool;
    await call('admin edits a tool', 'PUT', `/tool/${id}`, {
      token,
      headers: { 'If-Match': page.headers.get('etag') ?? '' },
      json: { updatedInfo: { price: randomItem(prices.filter((other) => other !== price)) } },
    });
  };
  return () => randomItem([read, read, adjust, edit])();
};
