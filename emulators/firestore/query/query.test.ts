import { describe, expect, it } from 'vitest';
import { completeOrders, isInSource, type Order } from './query.ts';

const order = (field: string, direction: Order['direction'] = 'ASCENDING'): Order => ({
  field: [field],
  direction,
});

const above = (field: string) => ({ field: [field], op: '>' as const, value: 1n });

describe('completeOrders', () => {
  it('ends with the name, ascending by default', () => {
    expect(completeOrders([], undefined)).toEqual([order('__name__')]);
  });

  it('uses the direction of the last explicit order', () => {
    const explicit = [order('a'), order('b', 'DESCENDING')];
    expect(completeOrders(explicit, undefined)).toEqual([
      ...explicit,
      order('__name__', 'DESCENDING'),
    ]);
  });

  it('adds fields with an inequality, sorted by name, once', () => {
    const filter = {
      op: 'and' as const,
      filters: [above('z'), above('b'), above('a'), above('b')],
    };
    expect(completeOrders([order('z')], filter)).toEqual([
      order('z'),
      order('a'),
      order('b'),
      order('__name__'),
    ]);
  });

  it('adds nothing after an explicit order by name', () => {
    expect(completeOrders([order('__name__')], above('__name__'))).toEqual([order('__name__')]);
  });
});

describe('isInSource', () => {
  it.each([
    ['tools/x', '', 'tools', false, true],
    ['tools/x/stock/y', '', 'tools', false, false],
    ['tools/x/stock/y', '', 'stock', true, true],
    ['tools/x/stock/y', '', 'stock', false, false],
    ['tools/x/stock/y', 'tools/x', 'stock', false, true],
    ['tools/xy/stock/y', 'tools/x', 'stock', true, false],
    ['tools/x/stock/y', 'tools/x', undefined, true, true],
    ['tools/x', 'tools/x', undefined, true, false],
  ])(
    '%s below "%s" in %s, descendants: %s: %s',
    (path, parent, collectionId, allDescendants, expected) => {
      expect(isInSource(path, { parent, collectionId, allDescendants })).toBe(expected);
    },
  );
});
