import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BudgetPeriod,
  budgetPeriods,
  type MonthlySpending,
  spendingMonthOf,
  spentIn,
} from './periods.ts';

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

/** The first instant of the period that `time` is in, and of the next one. */
const boundsOf = (period: BudgetPeriod, time: Date): [number, number] => {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()];
  if (period === 'year') return [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  if (period === 'month') return [Date.UTC(year, month), Date.UTC(year, month + 1)];
  const first = month - (month % 3);
  return [Date.UTC(year, first), Date.UTC(year, first + 3)];
};

const month = fc.record({
  year: fc.integer({ min: 2024, max: 2026 }),
  index: fc.integer({ min: 0, max: 11 }),
});

/** An instant around midnight UTC: at the end of any month, or of any day in it. */
const anyTime = fc
  .record({
    month,
    day: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 31 })),
    ms: fc.constantFrom(-43_200_000, -1_000, -1, 0, 1, 1_000, 43_200_000),
  })
  .map(({ month: { year, index }, day, ms }) => new Date(Date.UTC(year, index, day) + ms));

const anyOrders = fc.array(
  fc.record({ time: anyTime, net: fc.integer({ min: -1_000, max: 1_000 }) }),
  { maxLength: 12 },
);

/** The stored spending of a year, to which each order was added. */
const spendingOfYear = (orders: readonly { time: Date; net: number }[], year: string) => {
  const months: MonthlySpending = {};
  for (const { time, net } of orders) {
    const counted = spendingMonthOf(time);
    if (counted.year !== year) continue;
    months[counted.month] = (months[counted.month] ?? 0) + net;
  }
  return months;
};

describe('A budget', () => {
  it('counts the orders from the first instant of its period to the first of the next one', () => {
    const property = fc.property(anyOrders, anyTime, (orders, now) => {
      const stored = spendingOfYear(orders, spendingMonthOf(now).year);
      for (const period of budgetPeriods) {
        const [from, until] = boundsOf(period, now);
        const within = orders.filter(({ time }) => +time >= from && +time < until);
        const expected = within.reduce((sum, { net }) => sum + net, 0);
        expect(spentIn(stored, period, now), `${period} of ${now.toISOString()}`).toBe(expected);
      }
    });
    fc.assert(property, { numRuns: 1_000 });
  });

  it.each(budgetPeriods)('of a %s is whole again an instant after its last one', (period) => {
    const property = fc.property(anyTime, fc.integer({ min: 1 }), (time, net) => {
      const [from, until] = boundsOf(period, time);
      const stored = spendingOfYear([{ time, net }], spendingMonthOf(time).year);
      expect(spentIn(stored, period, new Date(from))).toBe(net);
      expect(spentIn(stored, period, new Date(until - 1))).toBe(net);
      const next = new Date(until);
      const later = spendingOfYear([{ time, net }], spendingMonthOf(next).year);
      expect(spentIn(later, period, next)).toBe(0);
    });
    fc.assert(property);
  });
});
