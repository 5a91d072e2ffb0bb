import { describe, expect, it } from 'vitest';
import { noTaxes, taxConditions, taxLines, totalsOf } from './tax.ts';

const lines = (...totals: number[]) => totals.map((lineTotal) => ({ lineTotal }));

describe('totalsOf', () => {
  it('adds up the lines, without tax', () => {
    expect(totalsOf(lines(9995, 1))).toEqual({
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
    expect(totalsOf(lines(amount), { taxRate: rate })).toEqual({
      subtotal: amount,
      tax,
      total: amount + tax,
    });
  });
});

describe('taxLines', () => {
  it('names a tax with its rate', () => {
    expect(taxLines({ tax: 5_288, taxRate: 825 })).toEqual([{ name: 'Tax (8.25%)', cents: 5_288 }]);
  });

  it.each([
    ['the shop charges none', noTaxes],
    ['it is less than a cent', { taxRate: 825 }],
  ])('has none if %s', (_, taxes) => {
    expect(taxLines({ tax: 0, ...taxes })).toEqual([]);
  });
});

it('The conditions of a shop name its taxes', () => {
  expect(taxConditions(noTaxes)).toBe('None');
  expect(taxConditions({ taxRate: 2_000 })).toBe('20%, added to the prices');
});
