import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LiveOrderDocument, LiveQuote, LiveTool } from '../../../contract/index.ts';
import { liveOrders, liveQuotes, liveTools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { newBuyer } from '../../../testing/orders/prepaidOrders.ts';
import { newQuote } from '../../../testing/orders/quotes.ts';
import { storeOrder } from '../../../testing/orders/storedOrders.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { publishOrders } from '../publishOrders.ts';
import { publishQuotes } from '../publishQuotes.ts';
import { publishTools } from '../publishTools.ts';
import { checkPublished, usualPauses } from './checkPublished.ts';
import { publishAll } from './publishAll.ts';

const createdAt = new Date('1969-03-05T10:00:00Z');

const publishedOrder = async (): Promise<string> => {
  const id = await storeOrder({ createdAt });
  await publishOrders([id]);
  return id;
};

const publishedTool = async (): Promise<string> => {
  const id = await createTool();
  onTestFinished(() => removeTool(id));
  await publishTools([id]);
  return id;
};

const publishedQuote = async (): Promise<string> => {
  const { _id: id } = await newQuote(newBuyer(), await publishedTool());
  await publishQuotes([id]);
  return id;
};

const changedAtOf = async (id: string) => (await readDocument(liveOrders.doc(id)))?.changedAt;

// No functions publish what other tests have stored.
beforeEach(async () => {
  await publishAll();
});

describe('checkPublished', () => {
  it('finds nothing in what is published', async () => {
    await Promise.all([publishedTool(), publishedOrder(), publishedQuote()]);
    expect(await checkPublished([])).toEqual([]);
  });

  it('names the document, and the fields that differ', async () => {
    const [toolId, orderId] = [await publishedTool(), await publishedOrder()];
    const quoteId = await publishedQuote();
    await liveQuotes.doc(quoteId).update({ status: 'accepted' });
    await liveTools.doc(toolId).update({ available: 7 });
    await liveOrders.doc(orderId).update({ note: 'Other', requestHash: 'hash' } as object);
    expect(await checkPublished([1])).toEqual([
      `tool ${toolId}: available is published differently`,
      `order ${orderId}: note, requestHash are published differently`,
      `quote ${quoteId}: status is published differently`,
    ]);
    await publishAll();
    expect(await checkPublished()).toEqual([]);
  });

  it('names a document without its original, and a time that is none', async () => {
    const orderId = await publishedOrder();
    await liveOrders.doc(orderId).update({ changedAt: '2026-11-21' } as object);
    await liveTools.doc('gone').set({ toolName: 'Plane' } as LiveTool);
    expect(await checkPublished([1])).toEqual([
      'tool gone is published, but no longer exists',
      `order ${orderId}: changedAt is published differently`,
    ]);
    await publishAll();
    expect(await checkPublished()).toEqual([]);
  });

  it('says once that documents were never published, and how to do that', async () => {
    const [one, other] = [await publishedOrder(), await publishedOrder()];
    await liveOrders.doc(one).delete();
    expect(await checkPublished([1])).toEqual([
      `order ${one} is not published: run npm run live:publish`,
    ]);
    await liveOrders.doc(other).delete();
    expect(await checkPublished([1])).toEqual([
      '2 orders are not published: run npm run live:publish',
    ]);
    await publishAll();
  });

  it('waits for what is about to be published', async () => {
    const id = await publishedOrder();
    await liveOrders.doc(id).update({ note: 'Other' });
    const checked = checkPublished(usualPauses);
    await publishOrders([id]);
    expect(await checked).toEqual([]);
  });
});

describe('publishAll', () => {
  it('publishes what is missing or different, and removes what no longer exists', async () => {
    const [toolId, one, other] = [
      await publishedTool(),
      await publishedOrder(),
      await publishedOrder(),
    ];
    await liveTools.doc(toolId).delete();
    await liveOrders.doc(one).delete();
    await liveOrders.doc(other).update({ note: 'Other' });
    await liveOrders.doc('gone').set({ note: 'Other' } as LiveOrderDocument);
    const [missing, changed] = [await publishedQuote(), await publishedQuote()];
    await liveQuotes.doc(missing).delete();
    await liveQuotes.doc(changed).update({ status: 'accepted' });
    await liveQuotes.doc('gone').set({ status: 'offered' } as LiveQuote);
    const { tools, orders, quotes } = await publishAll();
    expect(tools).toMatchObject({ published: 1, removed: 0 });
    expect(orders).toMatchObject({ published: 2, removed: 1 });
    expect(quotes).toMatchObject({ published: 2, removed: 1 });
    expect(await checkPublished()).toEqual([]);
  });

  it('lists an order that was never published at its last change, others at the time of theirs', async () => {
    const [never, right, different] = [
      await publishedOrder(),
      await publishedOrder(),
      await publishedOrder(),
    ];
    const before = await changedAtOf(right);
    await liveOrders.doc(never).delete();
    await liveOrders.doc(different).update({ note: 'Other', changedAt: createdAt });
    await publishAll();
    expect(await changedAtOf(never)).toEqual(createdAt);
    expect(await changedAtOf(right)).toEqual(before);
    expect(await changedAtOf(different)).not.toEqual(createdAt);
  });

  it('writes nothing the second time', async () => {
    await publishAll();
    expect(await usageOf(publishAll)).toMatchObject({ writes: 0 });
  });
});
