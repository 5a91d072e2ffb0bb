import { expect, it, onTestFinished } from 'vitest';
import {
  waitForLiveOrder,
  waitForLiveQuote,
  waitForLiveTool,
} from '../../../testing/background/live.ts';
import { storeOrder } from '../../../testing/orders/orders.ts';
import { newBuyer } from '../../../testing/orders/prepaidOrders.ts';
import { newQuote } from '../../../testing/orders/quotes.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
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
