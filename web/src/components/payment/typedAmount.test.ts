import { describe, expect, it } from 'vitest';
import { amountText, typedCents } from './typedAmount.ts';

describe('typedCents', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    [' $1,234.50 ', 123_450],
    ['12,345,678.90', 1_234_567_890],
    ['0.10', 10],
    ['0', 0],
    ['19.99', 1_999],
  ])('reads %j as %d cents', (text, cents) => {
    expect(typedCents(text)).toBe(cents);
  });

  it.each(['12,50', '1.234,50', '-5', 'ten', '1e3', '1 000', '12 .5', '1,23', '.5', '$'])(
    'rejects %j',
    (text) => {
      expect(typedCents(text)).toBeNaN();
    },
  );

  it('keeps a fraction of a cent', () => {
    expect(typedCents('12.345')).toBeCloseTo(1_234.5);
  });

  it.each(['', '  '])('is undefined for %j', (text) => {
    expect(typedCents(text)).toBeUndefined();
  });
});

describe('amountText', () => {
  it('has two decimals, and is read as the same amount', () => {
    expect(amountText(123_450)).toBe('1234.50');
    expect(typedCents(amountText(123_450))).toBe(123_450);
  });
});
