import { readCents, readPercent } from 'functions/contract';
import { expect, it } from 'vitest';
import { dollarsText, hundredthsText } from './hundredths.ts';

it.each([825, 800, 850, 0, 7, 1_000_000_000_000])('writes %d so that reading gives it', (value) => {
  expect(readPercent(hundredthsText(value)).value).toBe(value);
  expect(readCents(dollarsText(value)).value).toBe(value);
});

it('shows dollars with no or two decimals', () => {
  expect([25_000, 25_050, 7].map(dollarsText)).toEqual(['250', '250.50', '0.07']);
});
