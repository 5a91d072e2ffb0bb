import { describe, expect, it } from 'vitest';
import { RulesPath, type RulesValue } from '../../language/values.ts';
import { elementAt, memberOf, slice } from './subscripts.ts';

const path = new RulesPath(['a', 'b', 'c']);

describe('memberOf', () => {
  it('returns the value of a key, including null', () => {
    expect(memberOf(new Map([['a', null]]), 'a')).toBeNull();
  });

  it.each<[RulesValue, string]>([
    [null, 'Null value error.'],
    [new Map(), 'Property a is undefined on object.'],
    ['text', 'Type error. Received: [string] Expected: [map].'],
    [path, 'Type error. Received: [path] Expected: [map].'],
  ])('fails for %o', (value, message) => {
    expect(() => memberOf(value, 'a')).toThrow(message);
  });
});

describe('elementAt', () => {
  it('accepts strings for maps, and indexes for lists, strings and paths', () => {
    expect(elementAt(new Map([['a', 1n]]), 'a')).toBe(1n);
    expect([elementAt(['x'], 0n), elementAt('xy', 1n), elementAt(path, 2n)]).toEqual([
      'x',
      'y',
      'c',
    ]);
  });

  it.each<[RulesValue, RulesValue, string]>([
    [['x'], 1n, 'Index out of bound error. Index: [1] , size: [1].'],
    [['x'], -1n, 'Index out of bound error. Index: [-1] , size: [1].'],
    [['x'], 0, 'Type error. Received: [float] Expected: [int].'],
    [new Map(), 0n, 'Received: map[].'],
    [null, 'a', 'Null value error.'],
  ])('fails for %o[%o]', (value, key, message) => {
    expect(() => elementAt(value, key)).toThrow(message);
  });
});

describe('slice', () => {
  it.each<[RulesValue, RulesValue, RulesValue, RulesValue]>([
    [[1n, 2n, 3n], 1n, null, [2n, 3n]],
    ['abc', null, 2n, 'ab'],
    ['abc', 3n, 3n, ''],
    [path, 0n, 2n, new RulesPath(['a', 'b'])],
  ])('%o[%o:%o] is %o', (value, from, to, part) => {
    expect(slice(value, from, to)).toEqual(part);
  });

  it.each<[RulesValue, RulesValue, RulesValue]>([
    ['abc', 2n, 1n],
    ['abc', 0n, 4n],
    ['abc', -1n, 2n],
  ])('%o[%o:%o] fails', (value, from, to) => {
    expect(() => slice(value, from, to)).toThrow('Illegal range error.');
  });
});
