import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startOfDay } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { lowStockDigest, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { Found } from '../../store/reads/queries.ts';
import { mailOf } from '../../testing/mails/mails.ts';
import { timeZone } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { findLowStock } from './findLowStock.ts';
import { type DigestSource, sendLowStockDigest } from './lowStockDigest.ts';

const [first, second, third] = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) =>
  startOfDay(day, timeZone),
) as [Date, Date, Date];

const found = async (ids: readonly string[]): Promise<Found<ToolDocument>[]> =>
  Promise.all(
    ids.map(async (id) => {
      const content = await readDocument(tools.doc(id));
      return { id, content: content ?? expect.fail(`There is no tool ${id}`) };
    }),
  );

/** A separate digest, and the tools that are low. */
const sourceWith = (ids: string[]): DigestSource => ({
  digest: lowStockDigest.parent.doc(randomUUID()) as typeof lowStockDigest,
  find: async () => ({ count: ids.length, tools: await found(ids) }),
});

const mailOn = ({ digest }: DigestSource, day: string) =>
  mailOf('shop-low-stock', `${digest.id}-${day}`);

it('reports tools with few pieces once a day, and only if there is another one', async () => {
  const low = [await createTool({ available: 7 })];
  const source = sourceWith(low);
  const runs = [first, first].map((now) => sendLowStockDigest(now, source));
  const reports = await Promise.all(runs);
  expect(reports.map(({ queued }) => queued).toSorted()).toEqual([0, 1]);
  const mail = await mailOn(source, '2026-11-22');
  expect(mail?.message.text).toContain('7 pieces');
  low.push(await createTool({ available: 9 }));
  expect(await sendLowStockDigest(first, source)).toEqual({ queued: 0, failed: 0 });
  expect(await sendLowStockDigest(second, source)).toEqual({ queued: 1, failed: 0 });
  expect(await sendLowStockDigest(third, source)).toEqual({ queued: 0, failed: 0 });
  expect(await mailOn(source, '2026-11-24')).toBeUndefined();
});

it('reports nothing if all tools have enough pieces', async () => {
  const source = sourceWith([]);
  expect(await sendLowStockDigest(first, source)).toEqual({ queued: 0, failed: 0 });
  expect(await readDocument(source.digest)).toEqual({ day: '2026-11-22', toolIds: [] });
});

it('finds the tools with the fewest pieces, and counts the others', async () => {
  const id = await createTool({ available: 0 });
  const { count, tools: lowest } = await findLowStock(5);
  expect(count).toBeGreaterThanOrEqual(lowest.length);
  const pieces = lowest.map(({ content }) => content.available);
  expect(pieces).toEqual(pieces.toSorted((one, other) => one - other));
  expect((await findLowStock(count + 100)).tools.some((tool) => tool.id === id)).toBe(true);
});
