import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuditEntry, StockAdjusted, StockEntry } from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { orderBody, placeOrderOf, sendOrder } from '../../testing/orders/orders.ts';
import { once } from '../../testing/store/once.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const adjust = (id: string, adjustment: unknown, { token } = admin) =>
  send('POST', `/tool/${id}/stock`, { token, json: { adjustment } });

const ledgerOf = async (id: string): Promise<StockEntry[]> =>
  expectStatus<StockEntry[]>(await send('GET', `/tool/${id}/stock`, admin), 200);

/** A tool for requests that are refused. */
const unchangedTool = once(() => createTool());

describe('POST /tool/{id}/stock', () => {
  it('changes the stock, and records the reason in ledger and audit log', async () => {
    const id = await createTool();
    const response = await adjust(id, { change: -7, note: ' Damaged in the store ' });
    const requestId = response.headers.get('x-request-id');
    expect(await expectStatus<StockAdjusted>(response, 200)).toEqual({
      acknowledged: true,
      available: 93,
    });
    expect(await stockOf(id)).toEqual({ available: 93, ledger: 93 });
    const [entry] = await ledgerOf(id);
    const note = 'Damaged in the store';
    expect(entry).toMatchObject({ change: -7, reason: 'adjustment', note, by: admin.uid });
    const log = await expectStatus<AuditEntry[]>(
      await send('GET', `/audit?target=tool/${id}`, admin),
      200,
    );
    expect(log).toMatchObject([
      {
        action: 'stock-adjusted',
        target: { kind: 'tool', id, label: `Jack plane ${id}` },
        before: { available: 100 },
        after: { available: 93, note },
        by: admin.uid,
        requestId,
      },
    ]);
  });

  it('takes the last piece, but no more than that', async () => {
    const id = await createTool({ available: 5 });
    const problem = await expectProblem(
      await adjust(id, { change: -6, note: 'Lost' }),
      409,
      'insufficient-stock',
    );
    expect(problem.available).toBe(5);
    await expectStatus(await adjust(id, { change: -5, note: 'Lost' }), 200);
    expect(await stockOf(id)).toEqual({ available: 0, ledger: 0 });
    await expectProblem(await adjust(id, { change: -1, note: 'x' }), 409, 'insufficient-stock');
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  it('keeps stock and ledger consistent during concurrent sales and adjustments', async () => {
    const id = await createTool({ available: 60 });
    const orders = Array.from({ length: 6 }, () => sendOrder(customer.token, orderBody(id)));
    const changes = [-3, 4, -2, 5];
    const adjustments = changes.map((change) => adjust(id, { change, note: 'Counted' }));
    const statuses = await statusesOf([...orders, ...adjustments]);
    expect([countOf(statuses, 201), countOf(statuses, 200)], statuses.join()).toEqual([6, 4]);
    expect(await stockOf(id)).toEqual({ available: 34, ledger: 34 });
  });

  it('never goes below zero, even concurrently', async () => {
    const id = await createTool({ available: 10 });
    const takes = Array.from({ length: 5 }, () => adjust(id, { change: -4, note: 'Taken' }));
    const statuses = await statusesOf(takes);
    expect([countOf(statuses, 200), countOf(statuses, 409)], statuses.join()).toEqual([2, 3]);
    expect(await stockOf(id)).toEqual({ available: 2, ledger: 2 });
  });

  it.each([
    ['change', 0, 'Change must not be 0'],
    ['change', 1.5, 'Change must be a whole number'],
    ['change', '5', 'Change must be a number'],
    ['change', null, 'Change is required'],
    ['change', undefined, 'Change is required'],
    ['change', 10_000_001, 'Change must be at most 10000000'],
    ['change', -10_000_001, 'Change must be at least -10000000'],
    ['change', 10_000_000, 'Available pieces must be at most 10000000'],
    ['note', undefined, 'Reason is required'],
    ['note', ' ', 'Reason is required'],
    ['note', 'x'.repeat(201), 'Reason must have at most 200 characters'],
    ['note', 5, 'Reason must be a text'],
  ])('refuses %s as %j', async (field, value, message) => {
    const id = await unchangedTool();
    const response = await adjust(id, { change: 1, note: 'Found', [field]: value });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ [field]: message });
    expect(await stockOf(id)).toEqual({ available: 100, ledger: 100 });
  });

  it('answers 404 for an unknown tool', async () => {
    for (const id of [randomUUID(), 'a%2Fb', '__id__']) {
      const response = await adjust(id, { change: 1, note: 'Found' });
      await expectProblem(response, 404, 'tool-not-found');
    }
  });

  it('is for admins', async () => {
    const id = await createTool();
    await expectProblem(await send('POST', `/tool/${id}/stock`), 401, 'unauthenticated');
    const response = await adjust(id, { change: 1, note: 'Found' }, customer);
    await expectProblem(response, 403, 'forbidden');
    expect(await stockOf(id)).toEqual({ available: 100, ledger: 100 });
  });
});

describe('GET /tool/{id}/stock', () => {
  it('pages through the ledger, newest first, also of a deleted tool', async () => {
    const id = await createTool();
    const order = await placeOrderOf(customer.token, id);
    await expectStatus(await send('DELETE', `/order/${order.insertedId}`, customer), 200);
    await expectStatus(await adjust(id, { change: 3, note: 'Found' }), 200);
    await expectStatus(await send('DELETE', `/tool/${id}`, admin), 200);
    const pages = await allPages<StockEntry>(`/tool/${id}/stock?limit=2`, admin.token);
    expect(pages.map((page) => page.map(({ change, reason }) => [change, reason]))).toEqual([
      [
        [-103, 'adjustment'],
        [3, 'adjustment'],
      ],
      [
        [5, 'cancellation'],
        [-5, 'order'],
      ],
      [[100, 'opening']],
    ]);
    expect(pages[1]?.[0]).toEqual({
      _id: `cancellation-${order.insertedId}`,
      change: 5,
      reason: 'cancellation',
      orderId: order.insertedId,
      by: customer.uid,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('answers 404 for an unknown tool', async () => {
    for (const id of [randomUUID(), 'a%2Fb', '__id__']) {
      const response = await send('GET', `/tool/${id}/stock`, admin);
      await expectProblem(response, 404, 'tool-not-found');
    }
  });

  it.each(['limit=0', 'cursor=x'])('refuses %s', async (query) => {
    const response = await send('GET', `/tool/${await unchangedTool()}/stock?${query}`, admin);
    await expectProblem(response, 400, 'validation');
  });

  it('is for admins', async () => {
    const path = `/tool/${await unchangedTool()}/stock`;
    await expectProblem(await send('GET', path), 401, 'unauthenticated');
    await expectProblem(await send('GET', path, customer), 403, 'forbidden');
  });
});
