import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { dayMs } from '../../contract/index.ts';
import type { EventDocument } from '../../documents/events.ts';
import {
  deliveries,
  eventSweep,
  events,
  webhooks,
} from '../../store/collections/eventCollections.ts';
import { openReceiver, storeWebhook } from '../../testing/webhooks/webhooks.ts';
import { sweepEvents } from './fanOut.ts';

/** Later than now, so that no job of the suite looks at these events. */
const at = new Date(Date.now() + dayMs);

const afterEvents = new Date(at.getTime() + 60_000);

const storeEvent = async (): Promise<void> => {
  const reference = events.doc(`test_${randomUUID()}`);
  const event: EventDocument = {
    type: 'price-list.changed',
    at,
    audience: null,
    data: { priceListId: reference.id, version: 1 },
    expireAt: afterEvents,
  };
  await reference.set(event);
  onTestFinished(async () => void (await reference.delete()));
};

const newSweep = () => {
  const sweep = eventSweep.parent.doc(`webhooks-${randomUUID()}`);
  onTestFinished(async () => void (await sweep.delete()));
  return sweep as typeof eventSweep;
};

it('a run looks at the events of one time that the last run had to leave', async () => {
  const sweep = newSweep();
  const { url } = await openReceiver();
  // No trigger queues deliveries of what was before the endpoint.
  const webhookId = await storeWebhook(url, { activeSince: afterEvents });
  await Promise.all([storeEvent(), storeEvent(), storeEvent()]);
  await webhooks.doc(webhookId).update({ activeSince: at });
  for (let run = 1; run <= 2; run += 1) await sweepEvents(afterEvents, { sweep, limit: 2 });
  const queued = await deliveries.where('webhookId', '==', webhookId).get();
  expect(queued.size).toBe(3);
});
