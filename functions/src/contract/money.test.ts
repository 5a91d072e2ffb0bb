import { describe, expect, it } from 'vitest';
import {
  currencies,
  decimalCents,
  decimalMoney,
  formatCents,
  formatCentsIn,
  formatMoney,
  isWholeCents,
  moneyFormat,
  priceLabel,
  shopCurrency,
  toCents,
  toDollars,
} from './money.ts';
import { readCents } from './numbers/readNumbers.ts';

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

  it('formats the amounts of a document in its currency', () => {
    expect(formatCentsIn('EUR', 123_450)).toBe('€1,234.50');
    expect(formatCentsIn('EUR', 7)).toBe('€0.07');
    expect(formatCentsIn(shopCurrency, 123_450)).toBe(formatCents(123_450));
  });

  it('has as many decimals as each of the currencies', () => {
    const decimalsOf = (text: string) => text.split('.')[1]?.length;
    for (const currency of currencies) {
      const { maximumFractionDigits } = moneyFormat({ currency }).resolvedOptions();
      expect(maximumFractionDigits).toBe(decimalsOf(decimalMoney(1)));
    }
  });

  it.each([0, 1, 10, 123_456])('writes %d cents as a number that fields read', (cents) => {
    expect(decimalCents(cents)).toMatch(/^\d+\.\d\d$/);
    expect(readCents(decimalCents(cents)).value).toBe(cents);
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
