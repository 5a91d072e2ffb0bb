import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { deliveries, events } from '../../store/collections/eventCollections.ts';
import { storeWebhook } from '../../testing/webhooks/webhooks.ts';
import { deliveryIdOf, newDelivery, testDelivery } from '../webhooks/storedWebhooks.ts';
import { checkDeliveries } from './checkDeliveries.ts';

const minute = 60_000;

it('finds events without their one delivery, and deliveries that lead nowhere', async () => {
  const now = new Date(Date.now() + 10 * minute);
  // Later than the deliveries that functions of the suite look for.
  const since = new Date(now.getTime() - 5 * minute);
  const times = { activeSince: since, updatedAt: since };
  const webhookId = await storeWebhook('https://erp.example.com', times);
  const [delivered, forgotten, stray] = [randomUUID(), randomUUID(), randomUUID()];
  const event = { type: 'price-list.changed', data: {}, audience: null, at: since } as const;
  const strayId = deliveryIdOf(stray, 'none');
  onTestFinished(async () => {
    await Promise.all([
      events.doc(delivered).delete(),
      events.doc(forgotten).delete(),
      deliveries.doc(strayId).delete(),
    ]);
  });
  const content = { ...event, expireAt: now };
  const sent = newDelivery(webhookId, { id: delivered, content }, now);
  await deliveries
    .doc(deliveryIdOf(delivered, webhookId))
    .set({ ...sent, delivery: { ...sent.delivery, state: 'SUCCESS' }, checkAt: null });
  await Promise.all([events.doc(delivered).set(content), events.doc(forgotten).set(content)]);
  const secondId = `${webhookId}_second`;
  onTestFinished(async () => void (await deliveries.doc(secondId).delete()));
  await deliveries
    .doc(secondId)
    .set({ ...sent, delivery: { ...sent.delivery, state: 'SUCCESS' }, checkAt: now });
  const unsent = testDelivery('none', stray, now);
  await deliveries
    .doc(strayId)
    .set({ ...unsent, delivery: { ...unsent.delivery, state: 'RETRY' }, checkAt: null });
  const ids = [delivered, forgotten, stray, secondId];
  const problems = (await checkDeliveries(now)).filter((one) => ids.some((id) => one.includes(id)));
  expect(problems.toSorted()).toEqual(
    [
      `event ${forgotten} has no delivery to endpoint ${webhookId}`,
      `delivery ${secondId} is a second one of event ${delivered} to endpoint ${webhookId}`,
      `delivery ${secondId} is SUCCESS, but is still to be sent`,
      `delivery ${strayId} is RETRY, but nobody looks at it again`,
      `delivery ${strayId} is to an endpoint that does not exist`,
    ].toSorted(),
  );
});
