// @vitest-environment node
import { expect, it } from 'vitest';
import { priceListOf } from '../../../../testing/prices.ts';
import { agreedText, audienceText, breaksText, periodText, statusOn } from './priceListTexts.ts';

it.each([
  [{ audience: { kind: 'all', id: null }, audienceName: null }, 'All customers'],
  [{ audience: { kind: 'group', id: 'joiners' }, audienceName: 'Joiners' }, 'Group Joiners'],
  [{ audience: { kind: 'payer', id: 'carla' }, audienceName: null }, 'A deleted account'],
] as const)('says for whom a list is: %j', (fields, text) => {
  expect(audienceText(priceListOf(fields))).toBe(text);
});

it('says what a list agrees', () => {
  expect(agreedText(priceListOf())).toBe('Fixed prices');
  expect(agreedText(priceListOf({ kind: 'percentage', discount: 750 }))).toBe('7.5% off');
});

it.each([
  [null, null, 'Without end'],
  ['2026-12-01', null, 'From 1 Dec 2026'],
  [null, '2026-12-31', 'Until 31 Dec 2026'],
  ['2026-12-01', '2026-12-31', '1 Dec 2026 – 31 Dec 2026'],
])('says when a list applies: %s to %s', (from, until, text) => {
  expect(periodText({ from, until })).toBe(text);
});

it.each([
  ['draft', null, null, 'Draft'],
  ['archived', null, '2026-01-01', 'Archived'],
  ['active', null, null, 'Active'],
  ['active', '2026-11-27', '2026-11-27', 'Active'],
  ['active', null, '2026-11-26', 'Ended'],
  ['active', '2026-11-28', null, 'Not started'],
] as const)('tells the status of a list: %s from %s until %s', (status, from, until, label) => {
  expect(statusOn({ status, from, until }, '2026-11-27').label).toBe(label);
});

it('writes price breaks in a line', () => {
  expect(breaksText([])).toBe('');
  const priceBreaks = [
    { minQuantity: 24, price: 8.9 },
    { minQuantity: 48, price: 8.4 },
  ];
  expect(breaksText(priceBreaks)).toBe('from 24: $8.90, from 48: $8.40');
});
