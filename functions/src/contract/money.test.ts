import { describe, expect, it } from 'vitest';
import { formatMoney, isWholeCents, priceLabel, toCents, toDollars } from './money.ts';

describe('money', () => {
  it.each([
    [0.1, 10],
    [19.99, 1_999],
    [0.29, 29],
    [1_000_000, 100_000_000],
  ])('converts %d dollars to %d cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('converts every amount of whole cents back unchanged', () => {
    for (let cents = 0; cents < 100_000; cents += 7) expect(toCents(toDollars(cents))).toBe(cents);
  });

  it.each([
    [19.99, true],
    [0.29, true],
    [1_000_000, true],
    [0.001, false],
    [19.999, false],
    [Number.NaN, false],
  ])('recognises whether %d is in whole cents', (dollars, whole) => {
    expect(isWholeCents(dollars)).toBe(whole);
  });

  it('formats amounts', () => {
    expect(formatMoney(1_234.5)).toBe('$1,234.50');
  });
});

describe('priceLabel', () => {
  it.each([
    [45, '$45'],
    [24.5, '$24.50'],
    [1250, '$1250'],
    [0.99, '$0.99'],
  ])('of %d is %s', (price, label) => {
    expect(priceLabel(price)).toBe(label);
  });
});
