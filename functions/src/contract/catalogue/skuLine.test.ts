import { expect, it } from 'vitest';
import { skuLineIn } from './skuLine.ts';

it.each([
  ['PLN-1005 12', 12],
  [' pln-1005   12 pcs ', 12],
  ['PLN-1005 x 12', 12],
  ['PLN‑1005 ×12', 12],
  ['PLN-1005\t1,200', 1_200],
  ['12 x pln-1005', 12],
  ['12 PLN-1005', 12],
])('%j is a line of a quick order', (search, quantity) => {
  expect(skuLineIn(search)).toEqual({ sku: 'PLN-1005', quantity });
});

it('may have a SKU of many digits alone', () => {
  expect(skuLineIn('0012345 12')).toEqual({ sku: '0012345', quantity: 12 });
});

it.each([
  '',
  '   ',
  'PLN-1005',
  'PLN-1005 0',
  'PLN-1005 -3',
  'PLN-1005 1.5',
  'PLN-1005 PLN-1006',
  'chisel 10',
  '25 mm',
  '600 120',
  'jack plane 5',
  '🙂 12',
  'x'.repeat(90),
])('%j is none', (search) => {
  expect(skuLineIn(search)).toBeUndefined();
});
