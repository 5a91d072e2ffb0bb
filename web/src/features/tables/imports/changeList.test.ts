// @vitest-environment node
import type { RowChange } from 'functions/contract';
import { expect, it } from 'vitest';
import { shownChanges } from './changeList.ts';

const change = (sku: string, field: string, before: string, after: string): RowChange => ({
  row: 2,
  _id: sku,
  sku,
  toolName: `Plane ${sku}`,
  field,
  before,
  after,
  exported: '',
});

const changes = [
  change('A-1', 'price', '10.00', '11.00'),
  change('A-2', 'price', '10.00', '15.01'),
  change('A-3', 'price', '10.00', '4.99'),
  change('A-4', 'toolName', 'Plane', 'Saw'),
  change('A-5', 'price', '', '9.00'),
  change('A-6', 'available', '780', '10'),
  change('A-7', 'sku', 'A-7', 'A-8'),
];

const skusOf = (search: string) => shownChanges(changes, search).map(({ sku }) => sku);

it('shows changes of names and SKUs, and of prices by more than half, first', () => {
  expect(skusOf('')).toEqual(['A-2', 'A-3', 'A-4', 'A-7', 'A-1', 'A-5', 'A-6']);
});

it.each([
  ['a-6', ['A-6']],
  ['price 10', ['A-2', 'A-3', 'A-1']],
  ['saw', ['A-4']],
  ['chisel', []],
])('finds %j in them', (search, skus) => {
  expect(skusOf(search)).toEqual(skus);
});
