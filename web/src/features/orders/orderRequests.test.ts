import type { ErrorCode, Order as WireOrder } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { callApi, readPage } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';
import { orderOf, plane } from '../../testing/fixtures.ts';
import type { Order } from './order.ts';
import {
  customerOrdersUrl,
  orderSearchUrl,
  readOrder,
  readOrders,
  sendCancellation,
  sendOrder,
} from './orderRequests.ts';

vi.mock('../../api.ts');

const order = orderOf('first', plane, 12);
const wireOrderOf = ({ quantity, ...fields }: Order): WireOrder => ({
  ...fields,
  orderQuantity: quantity,
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
  it('renames the quantity of one', async () => {
    vi.mocked(callApi).mockResolvedValueOnce(wireOrderOf(order));
    expect(await readOrder('first', signal)).toEqual(order);
  });

  it('renames the quantities of a page', async () => {
    vi.mocked(readPage).mockResolvedValueOnce({ items: [wireOrderOf(order)], next: '/next' });
    expect(await readOrders('/first', signal)).toEqual({ items: [order], next: '/next' });
  });
});

describe('orderSearchUrl', () => {
  it.each([
    ['placed', '', '/api/orders?status=placed'],
    ['cancelled', 'berta', '/api/orders?status=cancelled&q=berta'],
    ['all', '', '/api/orders'],
    ['all', 'a&b', '/api/orders?q=a%26b'],
  ] as const)('is correct for %s orders with "%s"', (filter, words, url) => {
    expect(orderSearchUrl({ filter, words })).toBe(url);
  });
});

describe('customerOrdersUrl', () => {
  it('names the customer', () => {
    expect(customerOrdersUrl('carla@example.test')).toBe('/api/orders/carla%40example.test');
  });
});

describe('sendCancellation', () => {
  const refuse = (code: ErrorCode, status: number) =>
    vi.mocked(callApi).mockRejectedValueOnce(new ApiProblem(code, status));

  it('resolves to 1 when it cancels the order', async () => {
    vi.mocked(callApi).mockResolvedValueOnce({ acknowledged: true, deletedCount: 1 });
    expect(await sendCancellation('a')).toBe(1);
  });

  it('resolves to 0 when the order is already cancelled', async () => {
    refuse('order-not-cancellable', 409);
    expect(await sendCancellation('a')).toBe(0);
  });

  it('rejects with any other refusal', async () => {
    refuse('order-not-found', 404);
    await expect(sendCancellation('a')).rejects.toMatchObject({ code: 'order-not-found' });
  });
});
