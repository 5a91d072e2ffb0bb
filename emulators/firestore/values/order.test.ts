import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePaths, compareStrings, compareValues } from './order.ts';
import { Timestamp } from './timestamp.ts';
import { GeoPoint, Reference, type Value } from './values.ts';

const ascending: Value[] = [
  null,
  false,
  true,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -(2n ** 63n),
  -1.5,
  0n,
  1n,
  9007199254740992,
  9007199254740993n,
  2 ** 63,
  new Timestamp(-1, 0),
  new Timestamp(0, 1000),
  '',
  'a',
  '\uFFFD',
  '😀',
  new Uint8Array([1]),
  new Uint8Array([1, 0]),
  new Reference('a/b'),
  new Reference('a/b/c/d'),
  new GeoPoint(-1, 5),
  new GeoPoint(0, -5),
  [],
  [1n],
  [1n, null],
  [2n],
  new Map<string, Value>([
    ['__type__', '__vector__'],
    ['value', [9]],
  ]),
  new Map<string, Value>([
    ['__type__', '__vector__'],
    ['value', [1, 1]],
  ]),
  new Map(),
  new Map([['a', 1n]]),
  new Map([['a', 2n]]),
  new Map([['b', 0n]]),
];

describe('compareValues', () => {
  it('sorts all types as documented', () => {
    for (const [at, value] of ascending.entries()) {
      for (const [other, right] of ascending.entries()) {
        expect(Math.sign(compareValues(value, right)), `${at} and ${other}`).toBe(
          Math.sign(at - other),
        );
      }
    }
  });

  it('treats an integer and a double of the same value as equal', () => {
    expect(compareValues(1n, 1)).toBe(0);
    expect(compareValues(0, -0)).toBe(0);
    expect(compareValues([1n], [1])).toBe(0);
  });
});

describe('compareStrings', () => {
  it('compares UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareStrings(a, b))).toBe(bytes);
      }),
    );
  });
});

describe('comparePaths', () => {
  it('compares segment by segment, numeric ids first', () => {
    const sorted = [
      'a/__id2__',
      'a/__id10__',
      'a/__id10__/b/c',
      'a/b',
      'a/b/c/d',
      'a/b-',
      'a/bc',
      'a-/b',
    ];
    expect(sorted.toReversed().sort(comparePaths)).toEqual(sorted);
  });
});
