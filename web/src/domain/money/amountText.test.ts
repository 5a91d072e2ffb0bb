import { readCents } from 'functions/contract';
import { expect, it } from 'vitest';
import { amountText } from './amountText.ts';

it.each([0, 7, 10, 99_999, 123_450, 100_000_000])(
  'writes %d cents so that reading gives them',
  (cents) => {
    expect(amountText(cents)).toMatch(/^\d+\.\d\d$/);
    expect(readCents(amountText(cents)).value).toBe(cents);
  },
);
