import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LiveOrderDocument } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { liveOrders, orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectStatus } from '../../testing/api/api.ts';
import { liveOrderWhen, waitForLiveOrder } from '../../testing/background/live.ts';
import { linesBody, placeOrderOf, sendOrder, sendTransition } from '../../testing/orders/orders.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { deleteUser } from '../accountData/deleteUser.ts';
import { getOrder } from '../ordering/orders/orders.ts';
import { publishChangedOrder, publishOrders } from './publishOrders.ts';

const stored = async (id: string) => (await readDocument(orders.doc(id))) as OrderDocument;
const published = async (id: string) =>
  (await readDocument(liveOrders.doc(id))) as LiveOrderDocument;

/** An order as the API sends it, without the fields for clients of the specification. */
const readOrderResponse = async (id: string) => {
  const shop = callerOf(await registerCustomer(), true);
  const { _id, tool, orderQuantity, totalBill, ...sent } = await getOrder(id, shop);
  return sent;
};

const publishedOrder = async () => {
  const id = await storeOrder();
  await waitForLiveOrder(id);
  return id;
};

describe('A published order', () => {
  it('is what the API sends, and when it changed', async () => {
    const [admin, { token }] = await Promise.all([registerAdmin(), registerCustomer()]);
    const tools = await Promise.all([createTool(), createTool()]);
    const body = linesBody(tools, { poNumber: 'PO-7', note: 'Ring twice' });
    const orderResponse = await sendOrder(token, body, randomUUID());
    const { insertedId: id } = await expectStatus<{ insertedId: string }>(orderResponse, 201);
    await sendTransition(admin.token, id, { to: 'confirmed' }, randomUUID());
    const { changedAt, ...order } = (await liveOrderWhen(
      id,
      (content) => content?.status === 'confirmed',
    )) as LiveOrderDocument;
    expect(order).toEqual(await readOrderResponse(id));
    expect(changedAt).toBeInstanceOf(Date);
  });

  it('has no other field of the stored one', async () => {
    const id = await publishedOrder();
    const original = await stored(id);
    onTestFinished(async () => {
      await orders.doc(id).set(original);
    });
    await orders.doc(id).update({
      requestHash: 'hash',
      searchTerms: ['plane'],
      overdueAt: new Date(),
      unknownField: 'private',
    } as Partial<OrderDocument>);
    await publishOrders([id]);
    const { changedAt, ...order } = await published(id);
    expect(order).toEqual(await readOrderResponse(id));
    const text = JSON.stringify(order);
    const hidden = [
      'requestHash',
      'searchTerms',
      'overdueAt',
      'balance',
      'checkAt',
      'transitionId',
    ];
    expect(hidden.filter((name) => text.includes(name))).toEqual([]);
    expect(order).not.toHaveProperty('unknownField');
  });

  it('has a later time after each change, so that it comes first', async () => {
    const id = await publishedOrder();
    const before = await published(id);
    await orders.doc(id).update({ note: 'Ring twice' });
    const after = await liveOrderWhen(id, (order) => order?.note === 'Ring twice');
    expect(after?.changedAt.getTime()).toBeGreaterThan(before.changedAt.getTime());
  });

  it('keeps its time when it is published again without a change', async () => {
    const id = await publishedOrder();
    const before = await published(id);
    await publishOrders([id]);
    expect(await published(id)).toEqual(before);
  });

  it('keeps what the shop keeps of a deleted account’s order', async () => {
    const account = await registerCustomer();
    const { insertedId: id } = await placeOrderOf(account.token, await createTool());
    await waitForLiveOrder(id);
    await deleteUser(account.email, callerOf(account));
    await publishOrders([id]);
    const { changedAt, ...order } = await published(id);
    expect(order).toEqual(await readOrderResponse(id));
  });

  it('is current after events that are repeated or out of order, and goes with the order', async () => {
    const id = `copy-${randomUUID()}`;
    const before = await stored(await storeOrder());
    const after = { ...before, note: 'Ring twice' };
    await orders.doc(id).set(after);
    const events = [
      { id, before, after },
      { id, before: undefined, after: before },
    ];
    for (const event of events) await publishChangedOrder(event);
    expect(await published(id)).toMatchObject({ note: 'Ring twice' });
    await orders.doc(id).delete();
    for (const event of [{ id, before: after, after: undefined }, ...events]) {
      await publishChangedOrder(event);
    }
    expect(await published(id)).toBeUndefined();
  });
});

describe('Reads and writes', () => {
  it('of a published change: the order twice and what is published; what is published', async () => {
    const id = await publishedOrder();
    await liveOrders.doc(id).update({ note: 'Outdated' });
    expect(await usageOf(() => publishOrders([id]))).toEqual({ reads: 3, writes: 1 });
  });

  it('of a change that no response shows: none', async () => {
    const id = await publishedOrder();
    const before = await stored(id);
    const unseen = {
      id,
      before,
      after: { ...before, overdueAt: new Date(), requestHash: 'other' },
    };
    expect(await usageOf(() => publishChangedOrder(unseen))).toEqual({ reads: 0, writes: 0 });
  });
});
