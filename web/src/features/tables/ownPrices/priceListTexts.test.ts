import type { OwnPriceList } from 'functions/contract';
import { expect, it } from 'vitest';
import { agreedText, periodText } from './priceListTexts.ts';

const fixed: OwnPriceList = {
  _id: 'list',
  name: 'Contract',
  kind: 'fixed',
  discount: null,
  from: null,
  until: null,
  assortment: 'all',
  audience: 'payer',
  inForce: true,
};

it.each([
  [{}, 'A price for each of its tools'],
  [{ assortment: 'only' }, 'A price for each of its tools, of these tools only'],
  [{ kind: 'percentage', discount: 750 }, '7.5% off the list prices'],
  [
    { kind: 'percentage', discount: 500, audience: 'all' },
    '5% off the list prices, for all customers',
  ],
] as const)('%j agrees: %s', (fields, text) => {
  expect(agreedText({ ...fixed, ...fields })).toBe(text);
});

it.each([
  [{}, 'Without an end'],
  [{ from: '2026-01-01', until: '2026-12-31' }, 'Until 31 December 2026'],
  [{ from: '2027-01-01', inForce: false }, 'From 1 January 2027, without an end'],
  [
    { from: '2027-01-01', until: '2027-12-31', inForce: false },
    'From 1 January 2027, until 31 December 2027',
  ],
] as const)('%j applies: %s', (fields, text) => {
  expect(periodText({ ...fixed, ...fields })).toBe(text);
});
