import { expect, it, onTestFinished } from 'vitest';
import { waitForLiveOrder, waitForLiveQuote, waitForLiveTool } from '../../../testing/live.ts';
import { storeOrder } from '../../../testing/orders.ts';
import { newBuyer } from '../../../testing/prepaidOrders.ts';
import { newQuote } from '../../../testing/quotes.ts';
import { createTool, removeTool } from '../../../testing/tools.ts';
import { checkPublished } from './checkPublished.ts';

it('checkPublished finds nothing in what functions publish', async () => {
  // Events of earlier tests may be on their way.
  await expect.poll(() => checkPublished([])).toEqual([]);
  const [toolId, orderId] = await Promise.all([
    createTool(),
    storeOrder({ createdAt: new Date(1_000) }),
  ]);
  onTestFinished(() => removeTool(toolId));
  const { _id: quoteId } = await newQuote(newBuyer(), toolId);
  await Promise.all([
    waitForLiveTool(toolId),
    waitForLiveOrder(orderId),
    waitForLiveQuote(quoteId),
  ]);
  expect(await checkPublished([])).toEqual([]);
});
