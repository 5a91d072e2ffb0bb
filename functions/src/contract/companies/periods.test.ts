import { describe, expect, it } from 'vitest';
import { budgetPeriods, type MonthlySpending, spendingMonthOf, spentIn } from './periods.ts';

describe('spendingMonthOf', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026', '01'],
    ['2026-12-31T23:59:59.999Z', '2026', '12'],
    ['2027-01-01T00:00:00.000Z', '2027', '01'],
    ['2028-02-29T12:00:00.000Z', '2028', '02'],
    // Midnight UTC decides, whatever zone a time is written in.
    ['2026-12-01T00:30:00+01:00', '2026', '11'],
    ['2026-12-31T20:00:00-05:00', '2027', '01'],
  ])('of %s is %s-%s', (time, year, month) => {
    expect(spendingMonthOf(new Date(time))).toEqual({ year, month });
  });
});

describe('spentIn', () => {
  // Powers of two: each sum says which months are in it.
  const months: MonthlySpending = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [String(index + 1).padStart(2, '0'), 2 ** index]),
  );

  it.each([
    ['2026-01-01T00:00:00.000Z', [1, 1 + 2 + 4, 4095]],
    ['2026-03-31T23:59:59.999Z', [4, 1 + 2 + 4, 4095]],
    ['2026-04-01T00:00:00.000Z', [8, 8 + 16 + 32, 4095]],
    ['2026-08-15T12:00:00.000Z', [128, 64 + 128 + 256, 4095]],
    ['2026-12-31T23:59:59.999Z', [2048, 512 + 1024 + 2048, 4095]],
  ])('at %s sums the month, the quarter and the year: %j', (time, expected) => {
    expect(budgetPeriods.map((period) => spentIn(months, period, new Date(time)))).toEqual(
      expected,
    );
  });

  it('is nothing before the first order, and counts cancellations of earlier orders', () => {
    const at = new Date('2026-11-27T00:00:00Z');
    expect(spentIn({}, 'year', at)).toBe(0);
    expect(spentIn({ '10': -500, '11': 200 }, 'quarter', at)).toBe(-300);
  });
});
