import { WriteBatch } from 'firebase-admin/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  liveOrders,
  liveQuotes,
  liveTools,
  orders,
  quotes,
  tools,
} from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  waitForLiveOrder,
  waitForLiveQuote,
  waitForLiveTool,
} from '../../testing/background/live.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { newQuote } from '../../testing/orders/quotes.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';
import { publishChangedOrder } from './publishOrders.ts';
import { publishChangedQuote } from './publishQuotes.ts';
import { publishChangedTool } from './publishTools.ts';

/** Makes the next commit fail: the event of a failed publication is repeated. */
const failOnce = () => {
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  onTestFinished(() => commit.mockRestore());
  commit.mockRejectedValueOnce(new Error('Firestore is out of reach'));
};

it('a tool whose publication failed is published when the event is repeated', async () => {
  const id = await createTool();
  onTestFinished(() => removeTool(id));
  await waitForLiveTool(id);
  const after = await readDocument(tools.doc(id));
  await liveTools.doc(id).delete();
  failOnce();
  const event = { id, before: undefined, after };
  await expect(publishChangedTool(event)).rejects.toThrow('out of reach');
  expect(await readDocument(liveTools.doc(id))).toBeUndefined();
  await publishChangedTool(event);
  expect(await readDocument(liveTools.doc(id))).toMatchObject({ toolName: after?.toolName });
});

it('an order whose publication failed is published when the event is repeated', async () => {
  const id = await storeOrder();
  await waitForLiveOrder(id);
  const after = await readDocument(orders.doc(id));
  await liveOrders.doc(id).delete();
  failOnce();
  const event = { id, before: undefined, after };
  await expect(publishChangedOrder(event)).rejects.toThrow('out of reach');
  expect(await readDocument(liveOrders.doc(id))).toBeUndefined();
  await publishChangedOrder(event);
  expect(await readDocument(liveOrders.doc(id))).toMatchObject({ number: after?.number });
});

it('a quote whose publication failed is published when the event is repeated', async () => {
  const { _id: id } = await newQuote(newBuyer(), await createTool());
  await waitForLiveQuote(id);
  const after = await readDocument(quotes.doc(id));
  await liveQuotes.doc(id).delete();
  failOnce();
  const event = { id, before: undefined, after };
  await expect(publishChangedQuote(event)).rejects.toThrow('out of reach');
  expect(await readDocument(liveQuotes.doc(id))).toBeUndefined();
  await publishChangedQuote(event);
  expect(await readDocument(liveQuotes.doc(id))).toMatchObject({ number: after?.number });
});
