import { noSuggestions, type Suggestions } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { plane } from '../../testing/fixtures.ts';
import { movedTo, suggestionRows } from './suggestionRows.ts';

const some: Suggestions = {
  families: [],
  tools: [plane, { ...plane, _id: 'sold-out', available: 0 }],
  total: 9,
  categories: [{ value: 'planes', count: 9 }],
  order: { _id: 'one', number: 'TH-4K2M9A7C', status: 'placed' },
  line: null,
};

const context = { orderable: true, inCart: () => 0 };

const keysOf = (found: Suggestions, fields: Partial<typeof context> = {}) =>
  suggestionRows(found, { ...context, ...fields }).map(({ key }) => key);

const lineOf = (quantity: number, fields: Partial<typeof context> = {}) => {
  const line = { sku: plane.sku, quantity, tool: plane };
  return suggestionRows({ ...noSuggestions, line }, { ...context, ...fields })[0];
};

describe('suggestionRows', () => {
  it('are none for nothing', () => {
    expect(keysOf(noSuggestions)).toEqual([]);
  });

  it('begin with the order and end with all results', () => {
    expect(keysOf(some)).toEqual([
      'order',
      `tool-${plane._id}`,
      'tool-sold-out',
      'category-planes',
      'all',
    ]);
  });

  it('have the families before their sizes', () => {
    const family = { _id: 'chisel', name: 'Chisel', imageLink: '', sizes: 8, fromPrice: 12.4 };
    expect(keysOf({ ...some, families: [family] }).slice(0, 3)).toEqual([
      'order',
      'family-chisel',
      `tool-${plane._id}`,
    ]);
  });

  it('offer to add only what can be bought, by who can order', () => {
    const canBeAdded = (fields = {}) =>
      suggestionRows(some, { ...context, ...fields }).flatMap((row) =>
        row.kind === 'tool' ? row.canBeAdded : [],
      );
    expect(canBeAdded()).toEqual([true, false]);
    expect(canBeAdded({ orderable: false })).toEqual([false, false]);
  });

  it('add an allowed quantity, and lead to quick order with any other', () => {
    const { minOrder } = plane;
    expect(lineOf(minOrder)).toMatchObject({ kind: 'line', quantity: minOrder });
    const tooFew = lineOf(minOrder - 1);
    expect(tooFew).toMatchObject({ kind: 'quickOrder', problem: expect.any(String) });
    expect(lineOf(minOrder - 1, { inCart: () => minOrder })).toMatchObject({ kind: 'line' });
    expect(lineOf(minOrder, { orderable: false })).toMatchObject({
      kind: 'tool',
      canBeAdded: false,
    });
    const line = { sku: 'NO-1', quantity: 5, tool: null };
    expect(suggestionRows({ ...noSuggestions, line }, context)).toEqual([
      { key: 'line', kind: 'quickOrder', sku: 'NO-1', quantity: 5, problem: null },
    ]);
    expect(keysOf({ ...noSuggestions, line }, { orderable: false })).toEqual([]);
  });
});

describe('movedTo', () => {
  const rows = suggestionRows(some, context);
  const at = (key: string, cell = 0) => ({ key, cell });
  const tool = `tool-${plane._id}`;

  it.each([
    [null, 'ArrowDown', at('order')],
    [null, 'ArrowUp', at('all')],
    [at('order'), 'ArrowDown', at(tool)],
    [at(tool, 1), 'ArrowDown', at('tool-sold-out')],
    [at('all'), 'ArrowDown', null],
    [at('order'), 'ArrowUp', null],
    [at(tool), 'ArrowRight', at(tool, 1)],
    [at(tool, 1), 'ArrowLeft', at(tool)],
  ])('from %j, %s leads to %j', (active, arrow, expected) => {
    expect(movedTo(rows, active, arrow)).toEqual(expected);
  });

  it.each([
    [null, 'ArrowRight'],
    [at('order'), 'ArrowRight'],
    [at('tool-sold-out'), 'ArrowRight'],
    [at(tool, 1), 'ArrowRight'],
    [at(tool), 'ArrowLeft'],
    [at(tool), 'Home'],
    [null, 'a'],
  ])('from %j, %s moves the cursor', (active, key) => {
    expect(movedTo(rows, active, key)).toBeUndefined();
  });
});
