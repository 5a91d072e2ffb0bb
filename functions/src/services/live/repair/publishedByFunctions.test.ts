import { expect, it, onTestFinished } from 'vitest';
import {
  waitForLiveOrder,
  waitForLiveQuote,
  waitForLiveTool,
} from '../../../testing/background/live.ts';
import { newBuyer } from '../../../testing/orders/prepaidOrders.ts';
import { newQuote } from '../../../testing/orders/quotes.ts';
import { storeOrder } from '../../../testing/orders/storedOrders.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { checkPublished } from './checkPublished.ts';

it('checkPublished finds nothing in what functions publish', async () => {
  // Events of earlier tests may be on their way.
  await expect.poll(() => checkPublished([])).toEqual([]);
  const [toolId, orderId] = await Promise.all([createTool(), storeOrder()]);
  onTestFinished(() => removeTool(toolId));
  const { _id: quoteId } = await newQuote(newBuyer(), toolId);
  await Promise.all([
    waitForLiveTool(toolId),
    waitForLiveOrder(orderId),
    waitForLiveQuote(quoteId),
  ]);
  expect(await checkPublished([])).toEqual([]);
});
