import { describe, expect, it } from 'vitest';
import { comparisonText, discountText } from './offerTexts.ts';

describe('comparisonText', () => {
  it.each([
    [10_000, 9_250, '7.5% off'],
    [10_000, 10_000, 'list price'],
    [100_000, 99_999, 'less than 0.1% off'],
    [8_000, 9_000, '12.5% above list price'],
    [100, 300, '200% above list price'],
  ])('compares %i with %i: %s', (listPrice, price, text) => {
    expect(comparisonText(listPrice, price)).toBe(text);
  });
});

describe('discountText', () => {
  const lineOf = (listPrice: number, quantity = 10) => ({ listPrice, quantity });

  it.each([
    [
      'all prices',
      [lineOf(1_000), lineOf(2_000)],
      [925, 1_850],
      'All prices are reduced, by 7.5% together.',
    ],
    [
      'what cents allow',
      [lineOf(10), lineOf(10)],
      [9, 9],
      'All prices are reduced, by 10% together.',
    ],
    [
      'one of two',
      [lineOf(4), lineOf(1_000)],
      [4, 950],
      '1 of 2 prices is reduced, by 5% together.',
    ],
    [
      'two of three',
      [lineOf(4), lineOf(1_000), lineOf(1_000)],
      [4, 950, 950],
      '2 of 3 prices are reduced, by 5% together.',
    ],
    ['nothing that rounds to nothing', [lineOf(4), lineOf(5)], [4, 5], null],
    ['no discount', [lineOf(1_000)], [1_000], null],
  ])('states %s', (_, lines, prices, text) => {
    expect(discountText(lines, prices)).toBe(text);
  });
});
