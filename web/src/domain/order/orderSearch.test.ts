import { describe, expect, it } from 'vitest';
import { orderSearchUrl, ordersWith, ownOrdersUrl } from './orderSearch.ts';

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
    expect(ownOrdersUrl(email, ordersWith('open'))).toBe(`${path}?status=open`);
    const search = { payment: 'refund-due', by: 'me', words: 'saw', from: '2026-11-01' } as const;
    expect(ownOrdersUrl(email, { ...ordersWith('all'), ...search })).toBe(
      `${path}?status=all&payment=refund-due&by=me&from=2026-11-01&q=saw`,
    );
  });
});
