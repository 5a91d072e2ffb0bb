import { describe, expect, it } from 'vitest';
import { orderSearchUrl, ownOrdersUrl } from './orderSearch.ts';

describe('orderSearchUrl', () => {
  const any = { payment: '', words: '', from: '', to: '' } as const;

  it.each([
    [{ ...any, filter: 'placed' }, 'status=placed'],
    [{ ...any, filter: 'cancelled', words: 'berta' }, 'status=cancelled&q=berta'],
    [{ ...any, filter: 'all', payer: 'ada', words: 'saw' }, 'status=all&payer=ada&q=saw'],
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

describe('ownOrdersUrl', () => {
  it('names the customer and the filters', () => {
    const path = '/api/orders/carla%40example.test';
    const email = 'carla@example.test';
    expect(ownOrdersUrl(email, { filter: 'open' })).toBe(`${path}?status=open`);
    expect(ownOrdersUrl(email, { filter: 'open', payment: '', maker: 'all' })).toBe(
      `${path}?status=open`,
    );
    expect(ownOrdersUrl(email, { filter: 'all', payment: 'refund-due', maker: 'me' })).toBe(
      `${path}?status=all&payment=refund-due&by=me`,
    );
  });
});
