import { describe, expect, it } from 'vitest';
import { dollarsText, hundredthsText, parseHundredths } from './hundredths.ts';

describe('parseHundredths', () => {
  it.each([
    ['8.25', 825],
    ['8,25', 825],
    [' 8.5 % ', 850],
    ['0', 0],
    ['$250', 25_000],
    ['1 250.10', 125_010],
    ['10000000000', 1_000_000_000_000],
  ])('parses %s', (typed, hundredths) => {
    expect(parseHundredths(typed)).toBe(hundredths);
  });

  it.each(['', '-1', '8.255', '1,250', '1,250.00', '1.2.3', '.5', '5.', 'eight', '1e3', 'NaN'])(
    'refuses %j',
    (typed) => {
      expect(parseHundredths(typed)).toBeNull();
    },
  );
});

it.each([825, 800, 850, 0, 7, 1_000_000_000_000])('reads back %d', (hundredths) => {
  expect(parseHundredths(hundredthsText(hundredths))).toBe(hundredths);
  expect(parseHundredths(dollarsText(hundredths))).toBe(hundredths);
});

it('shows dollars with no or two decimals', () => {
  expect([25_000, 25_050, 7].map(dollarsText)).toEqual(['250', '250.50', '0.07']);
});
