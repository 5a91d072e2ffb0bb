import { describe, expect, it } from 'vitest';
import { customerOrdersUrl, orderSearchUrl } from './orderRequests.ts';

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
