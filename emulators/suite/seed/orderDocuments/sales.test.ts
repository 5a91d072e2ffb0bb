import { countsAsSold } from 'functions/contract';
import { expect, it } from 'vitest';
import { seed } from '../dataset/seedData.ts';
import { orderDocuments } from './orderDocuments.ts';
import { salesDocuments } from './sales.ts';

const orders = orderDocuments(seed, 'bucket.example.test').map(({ content }) => content);

it('the sales are the sums of the orders that are not cancelled', () => {
  const sold = salesDocuments(orders).flatMap(({ content }) => Object.values(content.tools));
  const lines = orders.flatMap((order) => order.lines);
  const kept = lines.map((line) => ({ ...line, pieces: line.quantity - line.cancelled }));
  expect(sold.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
    kept.reduce((sum, { pieces }) => sum + pieces, 0),
  );
  expect(sold.reduce((sum, { cents }) => sum + cents, 0)).toBe(
    kept.reduce((sum, { pieces, unitPrice }) => sum + pieces * unitPrice, 0),
  );
});

it('two orders for a tool on a day are one entry', () => {
  const order = orders.find(({ status, lines }) => countsAsSold(status) && lines.length === 1);
  if (!order) throw new Error('No order has one line');
  const [document, ...others] = salesDocuments([order, order]);
  expect(others).toEqual([]);
  const { tools = {} } = document?.content ?? {};
  expect(Object.values(tools).map(({ pieces }) => pieces)).toEqual([
    2 * (order.lines[0]?.quantity ?? 0),
  ]);
});
