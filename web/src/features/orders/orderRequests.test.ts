import type { ErrorCode } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { callApi } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';
import { customerOrdersUrl, orderSearchUrl, sendCancellation } from './orderRequests.ts';

vi.mock('../../api.ts');

describe('orderSearchUrl', () => {
  it.each([
    ['placed', '', '/api/orders?status=placed'],
    ['cancelled', 'berta', '/api/orders?status=cancelled&q=berta'],
    ['all', '', '/api/orders'],
    ['all', 'a&b', '/api/orders?q=a%26b'],
  ] as const)('asks for %s orders with "%s"', (filter, words, url) => {
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

  it('tells that the order is cancelled by it', async () => {
    vi.mocked(callApi).mockResolvedValueOnce({ acknowledged: true, deletedCount: 1 });
    expect(await sendCancellation('a')).toBe(1);
  });

  it('is content with an order that is cancelled already', async () => {
    refuse('order-not-cancellable', 409);
    expect(await sendCancellation('a')).toBe(0);
  });

  it('tells of any other refusal', async () => {
    refuse('order-not-found', 404);
    await expect(sendCancellation('a')).rejects.toMatchObject({ code: 'order-not-found' });
  });
});
