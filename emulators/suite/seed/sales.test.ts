import { expect, it } from 'vitest';
import { seed } from './checkSeed.ts';
import { orderDocuments } from './documents.ts';
import { salesDocuments } from './sales.ts';

const bucket = 'bucket.example.test';

it('the sales are the sums of the orders that are not cancelled', () => {
  const sold = salesDocuments(seed, bucket).flatMap(({ content }) => Object.values(content.tools));
  const placed = orderDocuments(seed, bucket)
    .map(({ content }) => content)
    .filter(({ status }) => status === 'placed');
  const pieces = placed.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.quantity, 0);
  const cents = placed.reduce((sum, order) => sum + Math.round(order.totalBill * 100), 0);
  expect(sold.reduce((sum, entry) => sum + entry.pieces, 0)).toBe(pieces);
  expect(sold.reduce((sum, entry) => sum + entry.cents, 0)).toBe(cents);
});

it('two orders for a tool on a day are one entry', () => {
  const [order] = seed.orders;
  const twice = { ...seed, orders: order ? [order, { ...order, id: 'another' }] : [] };
  const [document, ...others] = salesDocuments(twice, bucket);
  expect(others).toEqual([]);
  const { tools = {} } = document?.content ?? {};
  expect(Object.values(tools).map(({ pieces }) => pieces)).toEqual([2 * (order?.quantity ?? 0)]);
});
