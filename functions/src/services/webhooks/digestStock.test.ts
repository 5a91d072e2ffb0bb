import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StockEntryDocument } from '../../documents/stock.ts';
import { stockEntries } from '../../store/collections/collections.ts';
import { events, stockDigest } from '../../store/collections/eventCollections.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { digestStock } from './digestStock.ts';

/** Years in which nothing else happens. */
const newYear = (() => {
  let year = 1_990;
  return () => {
    year -= 1;
    return new Date(Date.UTC(year, 0, 1));
  };
})();

const minutes = (start: Date, count: number) => new Date(start.getTime() + count * 60_000);

const newDigest = () => {
  const digest = stockDigest.parent.doc(`stock-${randomUUID()}`);
  onTestFinished(async () => {
    const { docs } = await events.where('type', '==', 'stock.changed').get();
    const own = docs.filter(({ id }) => id.startsWith(digest.id));
    await Promise.all([digest, ...own.map(({ ref }) => ref)].map((one) => one.delete()));
  });
  const run = (now: Date) => digestStock(now, { digest, completeAt: () => now });
  return { digest, run };
};

/** Stores entries of the ledgers of tools that do not exist, until the test ends. */
const change = async (at: Date, toolIds: readonly string[]): Promise<void> => {
  const entry: StockEntryDocument = {
    change: -1,
    reason: 'adjustment',
    orderId: null,
    by: 'ada',
    at,
  };
  const entries = toolIds.map((id) => stockEntries(id).doc(randomUUID()));
  onTestFinished(async () => void (await Promise.all(entries.map((one) => one.delete()))));
  await Promise.all(entries.map((one) => one.set(entry)));
};

const toolsIn = async (digestId: string): Promise<string[][]> => {
  const { docs } = await events.where('type', '==', 'stock.changed').get();
  return docs
    .filter(({ id }) => id.startsWith(digestId))
    .map((found) => found.data().data.toolIds as string[]);
};

describe('digestStock', () => {
  it('stores one event of the tools whose stock has changed since the last one', async () => {
    const [start, { digest, run }] = [newYear(), newDigest()];
    await change(minutes(start, -1), ['before']);
    expect(await run(start)).toEqual({ stored: 0, failed: 0 });
    await change(minutes(start, 1), ['plane', 'saw']);
    await change(minutes(start, 2), ['plane']);
    const end = minutes(start, 3);
    expect(await usageOf(() => run(end))).toEqual({ reads: 5, writes: 2 });
    expect(await toolsIn(digest.id)).toEqual([['plane', 'saw']]);
    expect(await usageOf(() => run(minutes(start, 4)))).toEqual({ reads: 2, writes: 0 });
    await change(minutes(start, 5), ['saw']);
    await Promise.all([6, 6, 6].map((minute) => run(minutes(start, minute))));
    expect(await toolsIn(digest.id)).toHaveLength(2);
  });

  it('names at most 200 tools in an event', async () => {
    const [start, { digest, run }] = [newYear(), newDigest()];
    await run(start);
    const ids = Array.from({ length: 350 }, (_, index) => `tool-${index}`);
    await change(minutes(start, 1), ids);
    expect(await run(minutes(start, 2))).toEqual({ stored: 2, failed: 0 });
    const found = await toolsIn(digest.id);
    expect(found.map(({ length }) => length).sort()).toEqual([150, 200]);
    expect(new Set(found.flat())).toEqual(new Set(ids));
  });
});
