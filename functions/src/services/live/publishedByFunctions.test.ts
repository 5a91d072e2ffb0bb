import { expect, it, onTestFinished } from 'vitest';
import { waitForLiveOrder, waitForLiveTool } from '../../testing/live.ts';
import { storeOrder } from '../../testing/orders.ts';
import { createTool, removeTool } from '../../testing/tools.ts';
import { checkPublished } from './checkPublished.ts';

it('checkPublished finds nothing in what functions publish', async () => {
  // Events of earlier tests may be on their way.
  await expect.poll(() => checkPublished([])).toEqual([]);
  const [toolId, orderId] = await Promise.all([
    createTool(),
    storeOrder({ createdAt: new Date(1_000) }),
  ]);
  onTestFinished(() => removeTool(toolId));
  await Promise.all([waitForLiveTool(toolId), waitForLiveOrder(orderId)]);
  expect(await checkPublished([])).toEqual([]);
});
