import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../contract/index.ts';
import { orders, tools } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer, registerShoppers } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool, removeTool, stockOf } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

describe('GET /orders/{email}', () => {
  it('lists the caller’s orders, newest first, without cancelled ones', async () => {
    const [buyer, tool] = await Promise.all([registerCustomer(), createTool()]);
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      ids.push((await placeOrderOf(buyer.token, tool)).insertedId);
    }
    const { token } = buyer;
    await expectStatus(await send('DELETE', `/order/${ids[1]}`, { token }), 200);
    const response = await send('GET', `/orders/${buyer.email.toUpperCase()}`, { token });
    const list = await expectStatus<Order[]>(response, 200);
    expect(list.map(({ _id }) => _id)).toEqual([ids[2], ids[0]]);
    expect(list[0]).toMatchObject({ orderQuantity: 5, tool: { _id: tool } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows an admin the orders of others, and an empty list for an unknown address', async () => {
    const [buyer, tool] = await Promise.all([registerCustomer(), createTool()]);
    const { insertedId } = await placeOrderOf(buyer.token, tool);
    const { token } = admin;
    const theirs = await send('GET', `/orders/${encodeURIComponent(buyer.email)}`, { token });
    expect(await expectStatus<Order[]>(theirs, 200)).toMatchObject([{ _id: insertedId }]);
    const nobody = await send('GET', `/orders/${randomUUID()}@example.test`, { token });
    expect(await expectStatus(nobody, 200)).toEqual([]);
    expect(await expectStatus(await send('GET', '/orders/no-address', { token }), 200)).toEqual([]);
  });

  it('pages through the whole list', async () => {
    const [buyer, tool] = await Promise.all([registerCustomer(), createTool()]);
    for (let sent = 0; sent < 5; sent += 1) await placeOrderOf(buyer.token, tool);
    const pages = await allPages<Order>(`/orders/${buyer.email}?limit=2`, buyer.token);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(5);
  });

  it('is for the owner and admins', async () => {
    const path = `/orders/${customer.email}`;
    await expectProblem(await send('GET', path), 401, 'unauthenticated');
    await expectProblem(await send('GET', path, { token: other.token }), 403, 'forbidden');
  });
});

describe('GET /orders', () => {
  it.each(['/orders', '/orders/'])('%s lists the orders of all accounts', async (path) => {
    const tool = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, tool);
    const response = await send('GET', `${path}?limit=100`, { token: admin.token });
    const list = await expectStatus<Order[]>(response, 200);
    expect(list.map(({ _id }) => _id)).toContain(insertedId);
    const times = list.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each(['placed', 'cancelled'])('lists those that are %s', async (status) => {
    const tool = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, tool);
    const { token } = admin;
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
    const response = await send('GET', `/orders?status=${status}&limit=100`, { token });
    const list = await expectStatus<Order[]>(response, 200);
    expect(list.every((order) => order.status === status)).toBe(true);
    expect(list.some(({ _id }) => _id === insertedId)).toBe(status === 'cancelled');
  });

  it('refuses an unknown status', async () => {
    const response = await send('GET', '/orders?status=lost', { token: admin.token });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({
      status:
        'status must be one of: open, all, placed, confirmed, part-shipped, shipped, delivered, cancelled, to-ship, late, mine, followed',
    });
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/orders'), 401, 'unauthenticated');
    await expectProblem(await send('GET', '/orders', { token: customer.token }), 403, 'forbidden');
  });

  it('immediately refuses an admin whose claim was withdrawn, even with an old token', async () => {
    const former = await registerAdmin();
    await expectStatus(await send('GET', '/orders?limit=1', { token: former.token }), 200);
    await auth.setCustomUserClaims(former.uid, null);
    await expectProblem(await send('GET', '/orders', { token: former.token }), 403, 'forbidden');
  });
});

describe('GET /order/{id}', () => {
  it.each(['owner', 'admin'])('shows the order and its history to the %s', async (who) => {
    const tool = await createTool();
    const { insertedId, order } = await placeOrderOf(customer.token, tool);
    const { token } = who === 'owner' ? customer : admin;
    const read = async () =>
      expectStatus<Order>(await send('GET', `/order/${insertedId}`, { token }), 200);
    expect(await read()).toEqual(order);
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
    expect(await read()).toMatchObject({
      _id: insertedId,
      status: 'cancelled',
      history: [{ status: 'placed' }, { status: 'cancelled' }],
    });
  });

  it('answers 404 for the order of another account', async () => {
    const { insertedId } = await placeOrderOf(customer.token, await createTool());
    const response = await send('GET', `/order/${insertedId}`, other);
    await expectProblem(response, 404, 'order-not-found');
  });

  it.each(['missing', 'a%2Fb', '__reserved__'])('answers 404 for the order %s', async (id) => {
    const response = await send('GET', `/order/${id}`, admin);
    await expectProblem(response, 404, 'order-not-found');
  });

  it('is for signed-in callers', async () => {
    await expectProblem(await send('GET', '/order/any'), 401, 'unauthenticated');
  });
});

describe('DELETE /order/{id}', () => {
  it.each(['owner', 'admin'])('cancels for the %s and returns the pieces to stock', async (who) => {
    const tool = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, tool);
    const { token, uid } = who === 'owner' ? customer : admin;
    const response = await send('DELETE', `/order/${insertedId}`, { token });
    expect(await expectStatus(response, 200)).toEqual({ acknowledged: true, deletedCount: 1 });
    expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
    expect(await readDocument(orders.doc(insertedId))).toMatchObject({
      status: 'cancelled',
      history: [
        { status: 'placed', actor: 'customer', uid: customer.uid },
        { status: 'cancelled', actor: who === 'owner' ? 'customer' : 'admin', uid },
      ],
    });
  });

  it('cancels once when several requests arrive at the same time', async () => {
    const tool = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, tool);
    const cancel = () => send('DELETE', `/order/${insertedId}`, { token: customer.token });
    const statuses = await statusesOf(Array.from({ length: 5 }, cancel));
    expect([countOf(statuses, 200), countOf(statuses, 409)], statuses.join()).toEqual([1, 4]);
    await expectProblem(await cancel(), 409, 'order-not-cancellable');
    expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
  });

  it('cancels when the tool was deleted', async () => {
    const tool = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, tool);
    await removeTool(tool);
    const { token } = customer;
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
    expect((await readDocument(orders.doc(insertedId)))?.status).toBe('cancelled');
    expect(await readDocument(tools.doc(tool))).toBeUndefined();
  });

  it('answers 404 for the order of another account', async () => {
    const tool = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, tool);
    const response = await send('DELETE', `/order/${insertedId}`, { token: other.token });
    await expectProblem(response, 404, 'order-not-found');
    expect(await stockOf(tool)).toEqual({ available: 95, ledger: 95 });
  });

  it.each(['missing', 'a%2Fb', '__reserved__'])('answers 404 for the order %s', async (id) => {
    const response = await send('DELETE', `/order/${id}`, { token: admin.token });
    await expectProblem(response, 404, 'order-not-found');
  });

  it('is for signed-in callers', async () => {
    await expectProblem(await send('DELETE', '/order/any'), 401, 'unauthenticated');
  });
});
