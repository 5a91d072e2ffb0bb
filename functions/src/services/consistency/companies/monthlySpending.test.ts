import { describe, expect, it } from 'vitest';
import { nothingCredited, type OrderStatus } from '../../../contract/index.ts';
import { isSameSpending, monthlySpendingOf } from './monthlySpending.ts';

const order = (time: string, subtotal: number, status: OrderStatus = 'placed') => ({
  payerId: 'company-0123456789abcdef0123',
  userId: 'bea',
  status,
  subtotal,
  credited: nothingCredited,
  createdAt: new Date(time),
});

describe('monthlySpendingOf', () => {
  it('adds up the orders of each month in UTC, without the cancelled ones', () => {
    const orders = [
      order('2026-10-31T23:59:59.999Z', 1),
      order('2026-11-01T00:00:00Z', 10),
      order('2026-11-30T12:00:00Z', 100, 'delivered'),
      order('2026-11-30T12:00:00Z', 1_000, 'cancelled'),
      order('2026-12-01T12:00:00Z', 10_000, 'cancelled'),
    ];
    expect(monthlySpendingOf(orders)).toEqual({ '10': 1, '11': 110, '12': 0 });
    expect(monthlySpendingOf([])).toEqual({});
  });
});

describe('isSameSpending', () => {
  it.each([
    [{}, {}, true],
    [{ '11': 5 }, { '11': 5, '12': 0 }, true],
    [{ '11': 5 }, { '11': 6 }, false],
    [{ '11': 5 }, { '12': 5 }, false],
    [{}, { '01': -5 }, false],
  ])('of %j and %j is %j', (one, other, same) => {
    expect(isSameSpending(one, other)).toBe(same);
    expect(isSameSpending(other, one)).toBe(same);
  });
});
