import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChangedOrder, OrderStatus, PlacedOrder } from '../../contract/index.ts';
import { auditLog, orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { advanceOrder, placeOrderOf, sendTransition } from '../../testing/orders/orders.ts';
import { once } from '../../testing/store/once.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

type Reached = Exclude<OrderStatus, 'cancelled' | 'part-shipped'>;

const orderIn = async (status: Reached): Promise<{ id: string; toolId: string }> => {
  const toolId = await createTool();
  const { insertedId: id } = await placeOrderOf(customer.token, toolId);
  await advanceOrder(admin.token, id, status);
  return { id, toolId };
};

/** An order in each status, for changes that are refused. */
const unchanged = {
  placed: once(() => orderIn('placed')),
  confirmed: once(() => orderIn('confirmed')),
  shipped: once(() => orderIn('shipped')),
  delivered: once(() => orderIn('delivered')),
};

const bodies = {
  placed: { to: 'placed' },
  confirmed: { to: 'confirmed' },
  shipped: { to: 'shipped', carrier: ' Swift Freight ', trackingNumber: 'SF-123' },
  delivered: { to: 'delivered' },
  cancelled: { to: 'cancelled', reason: 'Out of business' },
};

const changed = async (response: Response) =>
  (await expectStatus<ChangedOrder>(response, 200)).order;

const statusOf = async (id: string) => (await readDocument(orders.doc(id)))?.status;

const auditOf = async (id: string) => {
  const { docs } = await auditLog.where('target.id', '==', id).get();
  return docs.map((entry) => entry.data());
};

describe('POST /order/{id}/transitions', () => {
  it('records who made each change, when, and its details', async () => {
    const { id, toolId } = await orderIn('confirmed');
    const order = await changed(await sendTransition(admin.token, id, bodies.shipped));
    expect(order).toMatchObject({
      _id: id,
      status: 'shipped',
      history: [
        { status: 'placed', actor: 'customer', uid: customer.uid },
        { status: 'confirmed', actor: 'admin', uid: admin.uid },
        {
          status: 'shipped',
          actor: 'admin',
          uid: admin.uid,
          carrier: 'Swift Freight',
          trackingNumber: 'SF-123',
        },
      ],
    });
    const received = await changed(await sendTransition(customer.token, id, bodies.delivered));
    expect(received.history.at(-1)).toMatchObject({ status: 'delivered', actor: 'customer' });
    const times = received.history.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(await stockOf(toolId)).toEqual({ available: 95, ledger: 95 });
  });

  it('records the changes of admins in the audit log, and not those of customers', async () => {
    const { id } = await orderIn('shipped');
    await changed(await sendTransition(customer.token, id, bodies.delivered));
    const entries = await auditOf(id);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'order-confirmed',
      'order-shipped',
    ]);
    expect(entries.find(({ action }) => action === 'order-shipped')).toMatchObject({
      by: admin.uid,
      target: { kind: 'order', id, label: expect.stringContaining(customer.email) },
      before: { status: 'confirmed' },
      after: { status: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-1' },
    });
  });

  it.each([
    ['customer', 'placed', 'confirmed', ['cancelled']],
    ['customer', 'placed', 'shipped', ['cancelled']],
    ['customer', 'placed', 'placed', ['cancelled']],
    ['customer', 'confirmed', 'cancelled', []],
    ['customer', 'shipped', 'cancelled', ['delivered']],
    ['customer', 'delivered', 'cancelled', []],
    ['admin', 'placed', 'shipped', ['confirmed', 'cancelled']],
    ['admin', 'placed', 'delivered', ['confirmed', 'cancelled']],
    ['admin', 'confirmed', 'confirmed', ['shipped', 'cancelled']],
    ['admin', 'shipped', 'confirmed', ['delivered']],
    ['admin', 'shipped', 'cancelled', ['delivered']],
    ['admin', 'delivered', 'shipped', []],
  ] as const)(
    'refuses the %s to move a %s order to %s, and names %j',
    async (who, from, to, allowed) => {
      const { id } = await unchanged[from]();
      const { token } = who === 'admin' ? admin : customer;
      const response = await sendTransition(token, id, bodies[to]);
      const problem = await expectProblem(response, 409, 'transition-not-allowed');
      expect(problem).toMatchObject({ orderStatus: from, allowed });
      expect(await statusOf(id)).toBe(from);
    },
  );

  it.each([
    ['placed', 'customer'],
    ['placed', 'admin'],
    ['confirmed', 'admin'],
  ] as const)('cancels a %s order for the %s, once', async (from, who) => {
    const { id, toolId } = await orderIn(from);
    const { token } = who === 'admin' ? admin : customer;
    const order = await changed(await sendTransition(token, id, bodies.cancelled));
    expect(order.history.at(-1)).toMatchObject({ actor: who, reason: 'Out of business' });
    expect(await stockOf(toolId)).toEqual({ available: 100, ledger: 100 });
    const again = await sendTransition(token, id, bodies.cancelled);
    const problem = await expectProblem(again, 409, 'transition-not-allowed');
    expect(problem).toMatchObject({ orderStatus: 'cancelled', allowed: [] });
    expect(await stockOf(toolId)).toEqual({ available: 100, ledger: 100 });
  });

  it.each([
    ['no shipment', 'confirmed', { to: 'shipped' }, ['carrier', 'trackingNumber']],
    ['no carrier', 'confirmed', { to: 'shipped', carrier: ' ', trackingNumber: '1' }, ['carrier']],
    ['no reason', 'placed', { to: 'cancelled' }, ['reason']],
    ['a blank reason', 'placed', { to: 'cancelled', reason: '  ' }, ['reason']],
    ['a long reason', 'placed', { to: 'cancelled', reason: 'x'.repeat(501) }, ['reason']],
    ['an unknown status', 'placed', { to: 'lost' }, ['to']],
    ['a number as status', 'placed', { to: 7 }, ['to']],
    ['no status', 'placed', {}, ['to']],
  ] as const)('refuses an admin who sends %s', async (_, from, body, fields) => {
    const { id } = await unchanged[from]();
    const response = await sendTransition(admin.token, id, body);
    const problem = await expectProblem(response, 400, 'validation');
    expect(Object.keys(problem.errors as object)).toEqual(fields);
    expect(await statusOf(id)).toBe(from);
  });

  it('needs no reason from a customer', async () => {
    const { id } = await orderIn('placed');
    const order = await changed(await sendTransition(customer.token, id, { to: 'cancelled' }));
    expect(order.history.at(-1)).not.toHaveProperty('reason');
    expect(await auditOf(id)).toEqual([]);
  });

  it('applies one of several concurrent changes', async () => {
    const { id, toolId } = await orderIn('placed');
    const statuses = await statusesOf([
      ...Array.from({ length: 3 }, () => sendTransition(admin.token, id, bodies.confirmed)),
      ...Array.from({ length: 3 }, () => sendTransition(customer.token, id, bodies.cancelled)),
    ]);
    expect(countOf(statuses, 200) + countOf(statuses, 409), statuses.join()).toBe(6);
    expect(countOf(statuses, 200), statuses.join()).toBe(1);
    const storedOrder = await readDocument(orders.doc(id));
    expect(storedOrder?.history).toHaveLength(2);
    const available = storedOrder?.status === 'cancelled' ? 100 : 95;
    expect(await stockOf(toolId)).toEqual({ available, ledger: available });
  });

  it('is for the customer and admins', async () => {
    const { id } = await orderIn('placed');
    const visitor = await send('POST', `/order/${id}/transitions`, { json: bodies.cancelled });
    await expectProblem(visitor, 401, 'unauthenticated');
    const stranger = await sendTransition(other.token, id, bodies.cancelled);
    await expectProblem(stranger, 404, 'order-not-found');
    expect(await statusOf(id)).toBe('placed');
  });

  it.each(['missing', 'a%2Fb', '__reserved__'])('answers 404 for the order %s', async (id) => {
    const response = await sendTransition(admin.token, id, bodies.confirmed);
    await expectProblem(response, 404, 'order-not-found');
  });
});

describe('A retry of a transition with its key', () => {
  it('is applied once, even concurrently, and gets the first response', async () => {
    const { id } = await orderIn('placed');
    const key = randomUUID();
    const confirm = async () =>
      changed(await sendTransition(admin.token, id, bodies.confirmed, key));
    const answers = await Promise.all(Array.from({ length: 5 }, confirm));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await changed(await sendTransition(admin.token, id, bodies.shipped));
    expect(await confirm()).toEqual(answers[0]);
    expect((await readDocument(orders.doc(id)))?.history).toHaveLength(3);
    expect((await auditOf(id)).map(({ action }) => action)).toHaveLength(2);
  });

  it('returns the pieces of a cancelled order once', async () => {
    const { id, toolId } = await orderIn('confirmed');
    const key = randomUUID();
    const cancel = async () =>
      changed(await sendTransition(admin.token, id, bodies.cancelled, key));
    expect(await cancel()).toEqual(await cancel());
    expect(await stockOf(toolId)).toEqual({ available: 100, ledger: 100 });
  });

  it('is another request for another order or account, and refused for another status', async () => {
    const [first, second] = [await orderIn('placed'), await orderIn('placed')];
    const key = randomUUID();
    await changed(await sendTransition(admin.token, first.id, bodies.confirmed, key));
    await changed(await sendTransition(admin.token, second.id, bodies.confirmed, key));
    const again = await sendTransition(admin.token, first.id, bodies.shipped, key);
    await expectProblem(again, 409, 'idempotency-conflict');
    await changed(await sendTransition(admin.token, first.id, bodies.shipped, randomUUID()));
    await changed(await sendTransition(customer.token, first.id, bodies.delivered, key));
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([
      'delivered',
      'confirmed',
    ]);
  });
});

describe('DELETE /order/{id}', () => {
  it('lets an admin cancel a confirmed order without a reason, but not its customer', async () => {
    const { id, toolId } = await orderIn('confirmed');
    const refused = await send('DELETE', `/order/${id}`, customer);
    const problem = await expectProblem(refused, 409, 'order-not-cancellable');
    expect(problem).toMatchObject({
      orderStatus: 'confirmed',
      allowed: [],
      message: 'The order is confirmed, and can no longer be cancelled.',
    });
    await expectStatus(await send('DELETE', `/order/${id}`, admin), 200);
    expect(await stockOf(toolId)).toEqual({ available: 100, ledger: 100 });
  });

  it.each(['shipped', 'delivered'] as const)('cancels no %s order', async (status) => {
    const { id, toolId } = await unchanged[status]();
    for (const { token } of [customer, admin]) {
      const response = await send('DELETE', `/order/${id}`, { token });
      const problem = await expectProblem(response, 409, 'order-not-cancellable');
      expect(problem).toMatchObject({ orderStatus: status });
    }
    expect(await stockOf(toolId)).toEqual({ available: 95, ledger: 95 });
  });

  it('treats an admin’s own order as that of a customer', async () => {
    const toolId = await createTool();
    const { insertedId }: PlacedOrder = await placeOrderOf(admin.token, toolId);
    await expectStatus(await send('DELETE', `/order/${insertedId}`, admin), 200);
    const storedOrder = await readDocument(orders.doc(insertedId));
    expect(storedOrder?.history.at(-1)).toMatchObject({ actor: 'customer', uid: admin.uid });
    expect(await auditOf(insertedId)).toEqual([]);
  });
});
