import { expect, it } from 'vitest';
import { seed, seedAt } from '../dataset/seedData.ts';
import { toolDocuments } from './documents.ts';
import { stockDocuments } from './stockDocuments.ts';

it('the stock entries of a tool add up to its stock', () => {
  const entries = stockDocuments(seed);
  for (const { path, content } of toolDocuments(seed, 'bucket.example.test')) {
    const own = entries.filter((entry) => entry.path.startsWith(`${path}/`));
    expect(own.reduce((sum, entry) => sum + entry.content.change, 0)).toBe(content.available);
  }
});

const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 13, 30)));

it.each(days)('no tool ever had less than nothing, in a shop that starts at %s', (now) => {
  const byTime = stockDocuments(seedAt(now)).toSorted(
    (one, other) => one.content.at.getTime() - other.content.at.getTime(),
  );
  const stocks = new Map<string, number>();
  const negative: string[] = [];
  for (const { path, content } of byTime) {
    const tool = path.split('/')[1] ?? '';
    const stock = (stocks.get(tool) ?? 0) + content.change;
    stocks.set(tool, stock);
    if (stock < 0) negative.push(`${path} at ${content.at.toISOString()}: ${stock}`);
  }
  expect(stocks.size).toBeGreaterThan(0);
  expect(negative).toEqual([]);
});
