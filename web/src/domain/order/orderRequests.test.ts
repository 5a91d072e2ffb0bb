import type { Order as WireOrder } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { callApi, readPage, requestApi } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { orderOf, plane } from '../../testing/fixtures.ts';
import type { Order } from './order.ts';
import {
  orderSearchUrl,
  ownOrdersUrl,
  readOrder,
  readOrderDocument,
  readOrders,
  sendOrder,
  sendTransition,
} from './orderRequests.ts';

vi.mock('../../lib/api/api.ts');

const order = orderOf('first', plane, 12);
const wireOrderOf = (fields: Order): WireOrder => ({
  ...fields,
  tool: plane,
  orderQuantity: 12,
  totalBill: 769.2,
});
const { signal } = new AbortController();

describe('sendOrder', () => {
  const form = { phoneNumber: '01712345678', quantity: 12, orderAddress: '12 Mill Lane' };
  const send = () => sendOrder({ form, tool: plane, idempotencyKey: 'key' });

  it('sends the quantity and the total, and returns the placed order', async () => {
    vi.mocked(callApi).mockResolvedValueOnce({
      acknowledged: true,
      insertedId: 'first',
      order: wireOrderOf(order),
    });
    expect(await send()).toEqual(order);
    expect(vi.mocked(callApi).mock.lastCall?.[2]?.body).toEqual({
      order: {
        phoneNumber: '01712345678',
        orderAddress: '12 Mill Lane',
        orderQuantity: 12,
        tool: plane,
        totalBill: 769.2,
      },
    });
  });

  it('reports an error of the quantity under its name in the form', async () => {
    const errors = { orderQuantity: 'Too few', orderAddress: 'Too long' };
    vi.mocked(callApi).mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    await expect(send()).rejects.toMatchObject({
      code: 'validation',
      status: 400,
      details: { errors: { quantity: 'Too few', orderAddress: 'Too long' } },
    });
  });

  it('leaves other failures as they are', async () => {
    const failure = new ApiProblem('insufficient-stock', 409, { available: 7 });
    vi.mocked(callApi).mockRejectedValueOnce(failure);
    await expect(send()).rejects.toBe(failure);
  });
});

describe('reading orders', () => {
  it('drops the fields of one that repeat its first line', async () => {
    vi.mocked(callApi).mockResolvedValueOnce(wireOrderOf(order));
    expect(await readOrder('first', signal)).toEqual(order);
  });

  it('drops the fields of a page that repeat first lines', async () => {
    vi.mocked(readPage).mockResolvedValueOnce({ items: [wireOrderOf(order)], next: '/next' });
    expect(await readOrders('/first', signal)).toEqual({ items: [order], next: '/next' });
  });
});

describe('orderSearchUrl', () => {
  const any = { payment: '', words: '', from: '', to: '' } as const;

  it.each([
    [{ ...any, filter: 'placed' }, 'status=placed'],
    [{ ...any, filter: 'cancelled', words: 'berta' }, 'status=cancelled&q=berta'],
    [{ ...any, filter: 'all', words: 'a&b' }, 'status=all&q=a%26b'],
    [
      {
        filter: 'open',
        payment: 'overdue',
        words: 'TH-4K2M9A7C',
        from: '2026-11-01',
        to: '2026-11-30',
      },
      'status=open&payment=overdue&from=2026-11-01&to=2026-11-30&q=TH-4K2M9A7C',
    ],
  ] as const)('is correct for %j', (search, query) => {
    expect(orderSearchUrl(search)).toBe(`/api/orders?${query}`);
  });
});

describe('customerOrdersUrl', () => {
  it('names the customer and the filters', () => {
    const path = '/api/orders/carla%40example.test';
    const email = 'carla@example.test';
    expect(ownOrdersUrl(email, 'open')).toBe(`${path}?status=open`);
    expect(ownOrdersUrl(email, 'all', 'refund-due')).toBe(`${path}?status=all&payment=refund-due`);
  });
});

describe('sendTransition', () => {
  it('sends the details and the key, and returns the order afterwards', async () => {
    const shipped: Order = { ...order, status: 'shipped' };
    vi.mocked(callApi).mockResolvedValueOnce({ acknowledged: true, order: wireOrderOf(shipped) });
    const details = { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z999' } as const;
    expect(await sendTransition({ id: 'first', ...details, idempotencyKey: 'key' })).toEqual(
      shipped,
    );
    const [, path, init] = vi.mocked(callApi).mock.lastCall ?? [];
    expect(path).toBe('/order/first/transitions');
    expect(init).toEqual({ headers: { 'idempotency-key': 'key' }, body: details });
  });
});

describe('readOrderDocument', () => {
  it.each([
    ['pick-list', '/order/first/pick-list.pdf', 'pick-list-TH-00000001.pdf'],
    ['order-confirmation', '/order/first/confirmation.pdf', 'order-confirmation-TH-00000001.pdf'],
  ] as const)('fetches the %s and names its file', async (kind, path, name) => {
    vi.mocked(requestApi).mockResolvedValueOnce(new Response('%PDF-1.7'));
    const file = await readOrderDocument(kind, order);
    expect(file.name).toBe(name);
    expect(await file.content.text()).toBe('%PDF-1.7');
    expect(vi.mocked(requestApi).mock.lastCall?.[1]).toBe(path);
  });

  it('reports a broken connection', async () => {
    const broken = { blob: () => Promise.reject(new TypeError('terminated')) } as Response;
    vi.mocked(requestApi).mockResolvedValueOnce(broken);
    await expect(readOrderDocument('pick-list', order)).rejects.toMatchObject({ code: 'network' });
  });
});
