import { expect, it } from 'vitest';
import { seed } from './checkSeed.ts';
import { orderDocuments, stockDocuments, toolDocuments } from './documents.ts';

const bucket = 'bucket.example.test';

it('the stock entries of a tool add up to its stock', () => {
  const entries = stockDocuments(seed);
  for (const { path, content } of toolDocuments(seed, bucket)) {
    const own = entries.filter((entry) => entry.path.startsWith(`${path}/`));
    expect(own.reduce((sum, entry) => sum + entry.content.change, 0)).toBe(content.available);
  }
});

it('the newest tools are those of the shop window, in its order', () => {
  const newest = toolDocuments(seed, bucket)
    .toSorted((one, other) => Number(other.content.createdAt) - Number(one.content.createdAt))
    .slice(0, seed.shopWindow.length);
  expect(newest.map(({ path }) => path)).toEqual(seed.shopWindow.map((id) => `tools/${id}`));
});

it('an order bills quantity times price', () => {
  for (const { content } of orderDocuments(seed, bucket)) {
    const [line] = content.lines;
    expect(Math.round(content.totalBill * 100)).toBe(
      (line?.quantity ?? 0) * Math.round((line?.unitPrice ?? 0) * 100),
    );
  }
});

it('there is a document for every order', () => {
  expect(orderDocuments(seed, bucket)).toHaveLength(seed.orders.length);
});
