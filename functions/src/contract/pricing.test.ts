import { describe, expect, it } from 'vitest';
import { lineTotalOf, totalsOf } from './pricing.ts';

const lines = (...totals: number[]) => totals.map((lineTotal) => ({ lineTotal }));

describe('totalsOf', () => {
  it('adds up the lines, without tax', () => {
    expect(totalsOf(lines(lineTotalOf(1999, 5), 1))).toEqual({
      subtotal: 9996,
      tax: 0,
      total: 9996,
    });
    expect(totalsOf([])).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });

  it.each([
    [10_000, 2_000, 2_000],
    [9_995, 825, 825],
    [2, 2_500, 1],
    [1, 2_500, 0],
    [999_999_999_999_999, 10_000, 999_999_999_999_999],
  ])('taxes %d cents at %d basis points with %d cents, half cents up', (amount, rate, tax) => {
    expect(totalsOf(lines(amount), rate)).toEqual({ subtotal: amount, tax, total: amount + tax });
  });
});
