// @vitest-environment node
import type { CartTool } from 'functions/contract';
import { expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import type { PadRow } from './padRows.ts';
import { parseRows } from './parseRows.ts';
import { textsToLookUp, withReadings } from './rowReadings.ts';
import { skuOf } from './rowResults.ts';

const gtin = '4006381333931';

/** Looks texts up until nothing is left, among tools with these codes. */
const settle = (row: PadRow, codes: readonly string[]) => {
  const tools = new Map<string, CartTool | null>();
  const known = new Set(codes.map((sku) => skuOf({ sku })));
  let rows = [row];
  const calls: number[] = [];
  for (;;) {
    const texts = rows.flatMap((one) => textsToLookUp(one, tools)).map(([sku]) => sku);
    const unknown = texts.filter((sku) => !tools.has(sku));
    if (unknown.length === 0) break;
    calls.push(unknown.length);
    for (const sku of unknown) tools.set(sku, known.has(sku) ? (plane as CartTool) : null);
    rows = withReadings(rows, tools, null);
  }
  const [{ sku, quantity } = row] = rows;
  return { read: [sku, quantity], calls };
};

const typed = (sku: string, quantity = ''): PadRow => ({ id: 'row', sku, quantity });
const pasted = (text: string): PadRow => ({
  id: 'row',
  ...(parseRows(text).rows[0] ?? expect.unreachable()),
});

it.each([
  [`${gtin} 12`, [gtin], [gtin, '12']],
  [`${gtin}\t12`, [gtin], [gtin, '12']],
  [`${gtin},12`, [gtin], [gtin, '12']],
  [`${gtin};12`, [gtin], [gtin, '12']],
  [`12 x ${gtin}`, [gtin], [gtin, '12 x']],
  ['AB 12 5', ['AB 12'], ['AB 12', '5']],
  ['AB 12;5', ['AB 12'], ['AB 12', '5']],
  ['AB 12\t5', ['AB 12'], ['AB 12', '5']],
  ['AB 12 5', ['AB 12', 'AB 12 5'], ['AB 12 5', '']],
  ['AB 12', ['AB', 'AB 12'], ['AB 12', '']],
  ['AB 12', ['AB'], ['AB', '12']],
  ['PLN-0004 1 200 pcs', ['PLN-0004'], ['PLN-0004', '1 200 pcs']],
  ['Block plane 12', ['Block plane'], ['Block plane', '12']],
  ['NOTHING 12', [], ['NOTHING', '12']],
])('reads the pasted %j among %j', (text, codes, read) => {
  expect(settle(pasted(text), codes).read).toEqual(read);
});

it.each([
  [`${gtin} 12`, [gtin], [gtin, '12']],
  ['AB 12; 5', ['AB 12'], ['AB 12', '5']],
  ['AB 12', ['AB 12', 'AB'], ['AB 12', '']],
  ['Block plane', [], ['Block plane', '']],
  ['=1+1 5', [], ['=1+1 5', '']],
])('reads the typed %j among %j', (text, codes, read) => {
  expect(settle(typed(text), codes).read).toEqual(read);
});

it('leaves a row with a quantity, and the one that is being typed', () => {
  expect(settle(typed('AB 12', '3'), ['AB']).read).toEqual(['AB 12', '3']);
  const rows = [typed('AB 12')];
  const tools = new Map([
    ['AB 12', null],
    ['AB', plane as CartTool],
  ]);
  expect(withReadings(rows, tools, 'row')).toBe(rows);
  expect(withReadings(rows, tools, null)).not.toBe(rows);
});

it('looks a pasted code up in one call, with its whole text', () => {
  expect(settle(pasted('PLN-0004 12'), ['PLN-0004']).calls).toEqual([2]);
  expect(settle(pasted('PLN-0004\t12'), ['PLN-0004']).calls).toEqual([1]);
});
