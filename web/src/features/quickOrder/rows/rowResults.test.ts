import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { padOf } from './padRows.ts';
import { needsAttention, readyLines, resultsOf } from './rowResults.ts';

const tool = {
  ...plane,
  price: 10,
  minOrder: 12,
  orderMultiple: 12,
  maxOrder: 48,
  available: 400,
  priceBreaks: [{ minQuantity: 24, price: 9 }],
};
const tools = new Map([
  [tool.sku, tool],
  ['GONE-1', null],
  ['A PLANE, PLEASE', null],
  ['JACK PLANE', tool],
]);
const line = { toolId: tool._id, quantity: 24, toolName: tool.toolName, unitPrice: 900 };

const check = (texts: [string, string][], inCart: (typeof line)[] = []) => {
  const rows = padOf(texts.map(([sku, quantity]) => ({ sku, quantity })));
  const results = resultsOf(rows, tools, inCart);
  return rows.slice(0, texts.length).flatMap(({ id }) => results.get(id) ?? []);
};

const changedMessage = (kind: string, cell: string) =>
  `A spreadsheet has turned this SKU into ${kind}, ${cell}: format the column as text, and enter the SKU again`;

describe('resultsOf', () => {
  it('says that the assortment has no such tool', () => {
    const rows = padOf([{ sku: 'gone-1', quantity: '5' }]);
    const results = resultsOf(rows, tools, [], { assortment: 'only' });
    expect(results.get(rows[0]?.id ?? '')).toMatchObject({
      state: 'not-found',
      message: 'No tool in your assortment has the SKU gone-1',
    });
  });

  it('prices a ready row with its price break', () => {
    const [result] = check([[' pln-0004 ', '24']]);
    expect(result).toMatchObject({ state: 'ready', message: null, quantity: 24 });
    expect(result?.price).toEqual({ unitPrice: 900, lineTotal: 21_600, breakQuantity: 24 });
  });

  it.each([
    ['', '5', 'problem', 'Enter a SKU'],
    ['=A1', '5', 'problem', 'Formulas are not calculated here. Enter the SKU'],
    ['GONE-1', '5', 'not-found', 'No tool has the SKU GONE-1'],
    ['a plane, please', '5', 'not-found', 'No tool has the SKU or name a plane, please'],
    ['Jack plane', '24', 'ready', null],
    [' jack\u00a0 PLANE', '24', 'ready', null],
    ['Jack planer', '5', 'unknown', null],
    ['NEW-1', '5', 'unknown', null],
    ['PLN-0004', '', 'problem', 'Enter the number of pieces'],
    ['PLN-0004', 'many', 'problem', 'Enter the number of pieces'],
    ['PLN-0004', '24 pcs', 'ready', null],
    ['PLN-0004', '24 Stk', 'ready', null],
    ['PLN-0004', '24 x', 'ready', null],
    ['1.00E+05', '5', 'problem', changedMessage('a number', '1.00E+05')],
    ['10. Mrz', '5', 'problem', changedMessage('a date', '10. Mrz')],
    ['#NAME?', '5', 'problem', changedMessage('an error', '#NAME?')],
    ['PLN\u20110004', '24', 'ready', null],
    ['="PLN-0004"', '24', 'ready', null],
    ['PLN\u00ad0004', '24', 'ready', null],
    ['PLN-0004', '-12', 'problem', 'Minimum order amount : 12 piece'],
    ['PLN-0004', '13', 'problem', 'Sold in multiples of 12'],
    ['PLN-0004', '60', 'problem', 'Maximum 48 piece per order'],
  ])('answers %j and %j: %s', (sku, quantity, state, message) => {
    const [result] = check([[sku, quantity]]);
    expect(result).toMatchObject({ state, message });
    expect(result && needsAttention(result)).toBe(message !== null);
  });

  it.each([
    ['', [12]],
    ['24 packs', [24]],
    ['about 24', [24]],
    ['13 boxes', [12, 24]],
    ['24.5', [24, 36]],
    ['€ 60', [48]],
    ['many', []],
    ['=1+1', []],
  ])('offers quantities for %j: %j', (quantity, nearest) => {
    expect(check([['PLN-0004', quantity]])).toMatchObject([{ state: 'problem', nearest }]);
  });

  it('checks the pieces together with those in the cart', () => {
    const [fits] = check([['PLN-0004', '24']], [line]);
    expect(fits).toMatchObject({ state: 'ready', note: '24 in the cart already: 48 in all' });
    const [exceeds] = check([['PLN-0004', '36']], [line]);
    expect(exceeds).toMatchObject({
      state: 'problem',
      message: 'With 24 in the cart: Maximum 48 piece per order',
      nearest: [24],
    });
  });

  it('counts rows for one tool once', () => {
    const results = check([
      ['PLN-0004', '6'],
      ['PLN-0004', '6'],
      ['PLN-0004', 'x'],
    ]);
    expect(results.map(({ state }) => state)).toEqual(['ready', 'ready', 'problem']);
    const [ready, ...others] = readyLines(results);
    expect(others).toEqual([]);
    expect(ready).toMatchObject({ quantity: 12 });
    expect(ready?.rowIds).toHaveLength(2);
  });
});
