import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayMs } from '../../contract/index.ts';
import type { DeliveryDocument, WebhookDocument } from '../../documents/webhooks.ts';
import { leaseMs } from '../../outbox/attempt.ts';
import { mail } from '../../store/collections/collections.ts';
import { deliveries, webhooks } from '../../store/collections/eventCollections.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { openReceiver, storeWebhook } from '../../testing/webhooks/webhooks.ts';
import { deliverEvents } from './deliverEvents.ts';
import { type DeliveryResult, sendDelivery, sendNewDelivery } from './sendDelivery.ts';
import { deliveryIdOf, testDelivery } from './storedWebhooks.ts';

useCompanies();

/** Later than now, so that no function of the suite sends it first. */
const due = new Date(Date.now() + dayMs);

/** A delivery in the state of a retry, which triggers leave alone. */
const storeDelivery = async (webhookId: string, attempts = 0): Promise<string> => {
  const id = deliveryIdOf(`test_${randomUUID()}`, webhookId);
  const delivery = testDelivery(webhookId, id, due);
  const waiting = { ...delivery.delivery, state: 'RETRY', attempts } as const;
  await deliveries.doc(id).set({ ...delivery, delivery: waiting, checkAt: due });
  return id;
};

const stored = async (id: string): Promise<DeliveryDocument> =>
  (await deliveries.doc(id).get()).data() as DeliveryDocument;

const webhookOf = async (id: string): Promise<WebhookDocument> =>
  (await webhooks.doc(id).get()).data() as WebhookDocument;

const answering = (status: number, headers: Record<string, string> = {}) =>
  openReceiver((response: ServerResponse) => response.writeHead(status, headers).end('No'));

const pauseOf = ({ checkAt, delivery }: DeliveryDocument): number =>
  (checkAt?.getTime() ?? 0) - (delivery.endTime?.getTime() ?? 0);

describe('sendDelivery', () => {
  it('costs three reads and two writes; a delivery that was sent already a read', async () => {
    const { url } = await openReceiver();
    const id = await storeDelivery(await storeWebhook(url));
    expect(await usageOf(() => sendDelivery(id, due))).toEqual({ reads: 3, writes: 2 });
    expect(await usageOf(() => sendDelivery(id, due))).toEqual({ reads: 1, writes: 0 });
  });

  it('is tried again after a failure, and notes since when the endpoint fails', async () => {
    const { url } = await answering(500);
    const webhookId = await storeWebhook(url);
    const id = await storeDelivery(webhookId);
    expect(await sendDelivery(id, due)).toBe('retry');
    const failed = await stored(id);
    expect(failed).toMatchObject({ answer: 'No', delivery: { attempts: 1, state: 'RETRY' } });
    expect(failed.log).toMatchObject([{ statusCode: 500, error: 'Answered with status 500' }]);
    expect(pauseOf(failed)).toBeGreaterThanOrEqual(5_000);
    expect((await webhookOf(webhookId)).failingSince).toBeInstanceOf(Date);
    expect(await sendDelivery(id, new Date())).toBe('unchanged');
  });

  it.each([
    [301, {}, /not followed/],
    [503, { 'retry-after': '120' }, /503/],
  ])('fails for status %i', async (status, headers, message) => {
    const { url, received } = await answering(status, { location: '/other', ...headers });
    const id = await storeDelivery(await storeWebhook(url));
    expect(await sendDelivery(id, due)).toBe('retry');
    const failed = await stored(id);
    expect(failed.log[0]?.error).toMatch(message);
    expect(received).toHaveLength(1);
    if (status === 503) expect(pauseOf(failed)).toBeGreaterThanOrEqual(120_000);
  });

  it('is given up after ten attempts', async () => {
    const { url } = await answering(500);
    const id = await storeDelivery(await storeWebhook(url), 9);
    expect(await sendDelivery(id, due)).toBe('given-up');
    expect(await stored(id)).toMatchObject({ checkAt: null, delivery: { state: 'ERROR' } });
  });

  it.each([
    ['gone', 410, null],
    ['failing', 500, new Date(Date.now() - 4 * dayMs)],
  ] as const)('switches an endpoint off that is %s, with a mail', async (reason, status, since) => {
    const { url, received } = await answering(status);
    const webhookId = await storeWebhook(url, { failingSince: since });
    const [id, next] = [await storeDelivery(webhookId), await storeDelivery(webhookId)];
    await sendDelivery(id, due);
    const off = await webhookOf(webhookId);
    expect(off).toMatchObject({ status: 'off', offReason: reason, activeSince: null });
    const mailed = mail.doc(`shop-webhook_${off.version}`);
    onTestFinished(async () => void (await mailed.delete()));
    expect((await mailed.get()).data()?.message.subject).toContain('is switched off');
    expect(await sendDelivery(next, due)).toBe('given-up');
    expect(received).toHaveLength(1);
  });

  it('switches an endpoint of a company off with a mail to each of its owners', async () => {
    const owner = await createCompany();
    const [one, other] = [await newMember(owner, 'owner'), await newMember(owner, 'owner')];
    await newMember(owner, 'buyer');
    const { url } = await answering(410);
    const webhookId = await storeWebhook(url, { owner });
    await sendDelivery(await storeDelivery(webhookId), due);
    const { version, offReason } = await webhookOf(webhookId);
    expect(offReason).toBe('gone');
    const mailed = await mail.where('about.id', '==', owner).get();
    onTestFinished(async () => {
      await Promise.all(mailed.docs.map(({ ref }) => ref.delete()));
    });
    const to = mailed.docs.map((found) => [found.id, found.data().userId, found.data().kind]);
    expect(to.toSorted()).toEqual(
      [one, other]
        .map(({ uid }) => [`company-webhook_${version}-${uid}`, uid, 'company-webhook'])
        .toSorted(),
    );
  });

  it('deletes a delivery to an endpoint that was deleted meanwhile', async () => {
    const id = await storeDelivery(randomUUID());
    expect(await sendDelivery(id, due)).toBe('given-up');
    expect(await stored(id)).toBeUndefined();
  });

  it('says that an endpoint works again', async () => {
    const { url } = await openReceiver();
    const webhookId = await storeWebhook(url, { failingSince: new Date() });
    expect(await sendDelivery(await storeDelivery(webhookId), due)).toBe('sent');
    expect((await webhookOf(webhookId)).failingSince).toBeNull();
  });

  it('sends nothing to an address that became private', async () => {
    const webhookId = await storeWebhook('https://localhost.localdomain/');
    const id = await storeDelivery(webhookId);
    expect(await sendDelivery(id, due)).toBe('retry');
    expect((await stored(id)).log).toMatchObject([{ statusCode: null }]);
  });

  it('is sent by one of several at the same time, and again after a sender has ended', async () => {
    const { url, received } = await openReceiver();
    const id = await storeDelivery(await storeWebhook(url));
    await Promise.all([1, 2, 3].map(() => sendDelivery(id, due)));
    expect(received).toHaveLength(1);
    const { delivery } = await stored(id);
    const leaseExpireTime = new Date(due.getTime() + leaseMs);
    const taken = { ...delivery, state: 'PROCESSING', leaseExpireTime } as const;
    await deliveries.doc(id).update({ delivery: taken, checkAt: leaseExpireTime });
    expect(await sendDelivery(id, due)).toBe('unchanged');
    expect(await sendDelivery(id, leaseExpireTime)).toBe('sent');
    expect(received).toHaveLength(2);
  });
});

describe('sendNewDelivery', () => {
  it('holds no more than five deliveries of an endpoint that fails, also until they are tried again', async () => {
    const { url, received } = await answering(500);
    const webhookId = await storeWebhook(url);
    const now = new Date();
    const ids = await Promise.all(Array.from({ length: 8 }, () => storeDelivery(webhookId)));
    await Promise.all(ids.map((id) => deliveries.doc(id).update({ checkAt: now })));
    const results: DeliveryResult[] = [];
    const runs = ids.map(async (id) => results.push(await sendNewDelivery(id)));
    await expect.poll(() => received.length).toBe(5);
    expect(await sendNewDelivery(ids[0] ?? '')).toBe('unchanged');
    expect(results).toEqual(['unchanged', 'unchanged', 'unchanged']);
    // Without a time to look at them again, those that wait are not retried.
    await Promise.all(ids.map((id) => deliveries.doc(id).update({ checkAt: null })));
    await Promise.all(runs);
  });
});

describe('deliverEvents', () => {
  it('reaches an endpoint although another one does not answer', async () => {
    const silent = await openReceiver(() => {});
    const prompt = await openReceiver();
    const slow = await storeWebhook(silent.url);
    const waiting = await Promise.all([1, 2, 3, 4, 5, 6].map(() => storeDelivery(slow)));
    const id = await storeDelivery(await storeWebhook(prompt.url));
    const run = deliverEvents(due, { items: 5, ms: 1 });
    await expect.poll(async () => (await stored(id)).delivery.state).toBe('SUCCESS');
    await expect.poll(() => silent.received.length).toBe(5);
    const states = await Promise.all(
      waiting.map(async (one) => (await stored(one)).delivery.state),
    );
    expect(states.filter((state) => state === 'PROCESSING')).toHaveLength(5);
    silent.close();
    await run;
  });
});
