import { randomUUID } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type {
  ChangedWebhook,
  Delivery,
  QueuedDelivery,
  ReplayedPeriod,
  RotatedSecret,
  Webhook,
} from '../../contract/index.ts';
import { auditLog } from '../../store/collections/collections.ts';
import {
  deliveries,
  events as stored,
  webhooks,
} from '../../store/collections/eventCollections.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { addWebhook, openReceiver, type ReceivedEvent } from '../../testing/webhooks/webhooks.ts';

let admin: TestAccount;

beforeAll(async () => {
  admin = await registerAdmin();
});

const call = async <Body>(method: string, path: string, json?: object, status = 200) =>
  expectStatus<Body>(
    await send(method, path, { token: admin.token, ...(json && { json }) }),
    status,
  );

const deliveriesOf = (id: string, status = 'all') =>
  call<Delivery[]>('GET', `/webhook/${id}/deliveries?status=${status}`);

const test = (id: string) => call<QueuedDelivery>('POST', `/webhook/${id}/test`, undefined, 201);

const verify = (secret: string, { body, headers }: ReceivedEvent) =>
  new StandardWebhook(secret).verify(body, headers);

describe('POST /webhook', () => {
  it('adds an endpoint, whose secret only this response has', async () => {
    const created = await addWebhook(admin.token, { url: 'https://erp.example.com/in' });
    expect(created.secret).toMatch(/^whsec_/);
    const { _id, status, owner } = created.webhook;
    expect({ status, owner }).toEqual({ status: 'on', owner: null });
    const shown = await call<Webhook>('GET', `/webhook/${_id}`);
    const listed = await call<Webhook[]>('GET', '/webhooks');
    expect(JSON.stringify([shown, listed])).not.toContain('whsec_');
    expect(listed).toContainEqual(shown);
  });

  it.each([
    ['http://erp.example.com', /https/],
    ['https://10.0.0.1', /public/],
    ['https://167772161', /public/],
    ['https://[::ffff:10.0.0.1]', /public/],
    ['https://erp.example.com:22', /443 or 8443/],
    ['https://user:password@erp.example.com', /without user/],
  ])('refuses %s', async (url, message) => {
    const response = await send('POST', '/webhook', {
      token: admin.token,
      json: { name: 'ERP', url, events: [] },
    });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toMatchObject({ url: expect.stringMatching(message) });
  });

  it('is for staff with the permission', async () => {
    const { token } = await registerCustomer();
    const json = { name: 'ERP', url: 'https://erp.example.com', events: [] };
    await expectProblem(await send('POST', '/webhook', { token, json }), 403, 'forbidden');
    await expectProblem(await send('GET', '/webhooks', { token }), 403, 'forbidden');
  });
});

describe('PUT /webhook/:id', () => {
  it('changes the current version, and is in the audit log', async () => {
    const { webhook, insertedId } = await addWebhook(admin.token, {
      url: 'https://erp.example.com/in',
    });
    const { name, url, version } = webhook;
    const edit = { name, url, events: ['order.placed'], status: 'off', version };
    const changed = await call<ChangedWebhook>('PUT', `/webhook/${insertedId}`, edit);
    expect(changed.webhook).toMatchObject({ status: 'off', offReason: 'staff' });
    const again = await send('PUT', `/webhook/${insertedId}`, { token: admin.token, json: edit });
    const problem = await expectProblem(again, 412, 'precondition-failed');
    expect(problem.webhook).toEqual(changed.webhook);
    const entries = await auditLog.where('target.id', '==', insertedId).get();
    expect(entries.docs.map((entry) => entry.data().action).toSorted()).toEqual([
      'webhook-changed',
      'webhook-created',
    ]);
    const off = await send('POST', `/webhook/${insertedId}/test`, { token: admin.token });
    await expectProblem(off, 409, 'webhook-off');
  });
});

describe('A delivery', () => {
  it('of a placed order arrives once, signed, with no more than ids', async () => {
    const { url, received } = await openReceiver();
    const { secret, insertedId } = await addWebhook(admin.token, { url, events: ['order.placed'] });
    const customer = await registerCustomer();
    const order = await placeOrderOf(customer.token, await createTool());
    const mine = () => received.filter(({ body }) => body.includes(order.insertedId));
    await expect.poll(() => mine().length).toBe(1);
    const [event] = mine() as [ReceivedEvent];
    expect(verify(secret, event)).toMatchObject({
      type: 'order.placed',
      data: { id: order.insertedId, status: 'placed' },
    });
    expect(event.headers['webhook-id']).toBe(`order_${order.insertedId}_0`);
    expect(event.body).not.toContain(customer.email);
    const arrived = async () =>
      (await deliveriesOf(insertedId, 'sent')).find(
        ({ eventId }) => eventId === event.headers['webhook-id'],
      );
    await expect.poll(arrived).toMatchObject({
      status: 'SUCCESS',
      attempts: 1,
      answer: 'ok',
      log: [{ statusCode: 200, error: null }],
      nextAttemptAt: null,
    });
  });

  it('is signed with both secrets after a rotation', async () => {
    const { url, received } = await openReceiver();
    const { secret: old, insertedId } = await addWebhook(admin.token, { url });
    const { secret } = await call<RotatedSecret>('POST', `/webhook/${insertedId}/secret`);
    await test(insertedId);
    await expect.poll(() => received.length).toBe(1);
    for (const one of [old, secret]) {
      expect(verify(one, received[0] as ReceivedEvent)).toMatchObject({ type: 'webhook.test' });
    }
  });

  it('is repeated on request, under the same id', async () => {
    const { url, received } = await openReceiver();
    const { insertedId } = await addWebhook(admin.token, { url });
    const { delivery } = await test(insertedId);
    const path = `/webhook/${insertedId}/deliveries/${delivery._id}/replay`;
    await expect.poll(async () => (await deliveriesOf(insertedId))[0]?.status).toBe('SUCCESS');
    await call<QueuedDelivery>('POST', path);
    await expect.poll(() => received.length).toBe(2);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await expect.poll(async () => (await deliveriesOf(insertedId))[0]?.log.length).toBe(2);
  });
});

describe('POST /webhook/:id/replay', () => {
  it('delivers what an endpoint has missed while it was off, once', async () => {
    const { url, received } = await openReceiver();
    const events = ['price-list.changed'];
    const { insertedId, webhook } = await addWebhook(admin.token, { url, events });
    const { name, version } = webhook;
    const change = (status: string, of: string) =>
      call<ChangedWebhook>('PUT', `/webhook/${insertedId}`, {
        ...{ name, url, events },
        status,
        version: of,
      });
    const off = await change('off', version);
    const eventId = randomUUID();
    // On a day without other events.
    const at = new Date('2001-01-02T12:00:00Z');
    const expireAt = new Date(Date.now() + 86_400_000);
    const event = { type: 'price-list.changed', data: {}, audience: null, at, expireAt } as const;
    await stored.doc(eventId).set(event);
    onTestFinished(async () => void (await stored.doc(eventId).delete()));
    await change('on', off.webhook.version);
    const replayAll = async (after = ''): Promise<number> => {
      const query = `from=2001-01-01&to=2001-01-03${after && `&after=${after}`}`;
      const path = `/webhook/${insertedId}/replay?${query}`;
      const { replayed, next } = await call<ReplayedPeriod>('POST', path);
      return replayed + (next ? await replayAll(next) : 0);
    };
    expect(await replayAll()).toBe(1);
    expect(await replayAll()).toBe(0);
    const mine = () => received.filter(({ headers }) => headers['webhook-id'] === eventId);
    await expect.poll(() => mine().length).toBe(1);
  });
});

describe('DELETE /webhook/:id', () => {
  it('deletes the endpoint with its deliveries', async () => {
    const { url } = await openReceiver();
    const { insertedId } = await addWebhook(admin.token, { url });
    await test(insertedId);
    expect(await call('DELETE', `/webhook/${insertedId}`)).toMatchObject({ deletedCount: 1 });
    expect(await call('DELETE', `/webhook/${insertedId}`)).toMatchObject({ deletedCount: 0 });
    expect((await webhooks.doc(insertedId).get()).exists).toBe(false);
    const left = await deliveries.where('webhookId', '==', insertedId).get();
    expect(left.size).toBe(0);
    const gone = await send('GET', `/webhook/${insertedId}`, { token: admin.token });
    await expectProblem(gone, 404, 'webhook-not-found');
  });
});
