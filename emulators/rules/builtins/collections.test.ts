import { describe, expect, it } from 'vitest';
import { RulesMapDiff, RulesSet, type RulesValue } from '../language/values.ts';
import { type Builtin, type Builtins, invoke } from './builtin.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collections.ts';

const callerOf =
  (builtins: Builtins) =>
  (name: string, ...args: RulesValue[]) =>
    invoke(name, builtins[name] as Builtin, args);

describe('listMethods', () => {
  const call = callerOf(listMethods);

  it.each<[string, RulesValue[], RulesValue]>([
    ['concat', [[1n], [2n]], [1n, 2n]],
    ['hasAll', [[1n, [2n]], [[2n]]], true],
    ['hasAny', [[1n], [1]], false],
    ['hasOnly', [[], [1n]], true],
    ['join', [[1, null], '; '], '1.0; null'],
    ['removeAll', [[1n, 2n, 1n], [1n]], [2n]],
    ['size', [[]], 0n],
    ['toSet', [[1n, 1]], new RulesSet([1])],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    [
      'hasAll',
      [[1n], new RulesSet([1n])],
      'Received: hasAll(list, set). Expected: hasAll(list, list).',
    ],
    ['join', [[[]], ','], 'Cannot convert list to string.'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});

describe('setMethods', () => {
  const call = callerOf(setMethods);

  it.each<[string, RulesValue[], RulesValue]>([
    ['difference', [new RulesSet([1n, 2n]), new RulesSet([2n])], new RulesSet([1n])],
    ['hasAll', [new RulesSet([1n, 2n]), [2n, 2n]], true],
    ['hasAny', [new RulesSet([1n]), []], false],
    ['hasOnly', [new RulesSet([1n]), new RulesSet([1n, 2n])], true],
    ['intersection', [new RulesSet([1n, 2n]), new RulesSet([2n])], new RulesSet([2n])],
    ['size', [new RulesSet(['a', 'a'])], 1n],
    ['union', [new RulesSet([1n]), new RulesSet([2n])], new RulesSet([1n, 2n])],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['union', [new RulesSet([]), []], 'Received: union(set, list). Expected: union(set, set).'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});

describe('mapMethods', () => {
  const call = callerOf(mapMethods);

  it.each<[string, RulesValue[], RulesValue]>([
    ['diff', [new Map(), new Map()], new RulesMapDiff(new Map(), new Map())],
    ['get', [new Map([['a', null]]), 'a', 1n], null],
    ['get', [new Map(), 'a', 1n], 1n],
    ['get', [new Map([['a', new Map([['b', 2n]])]]), ['a', 'b'], 1n], 2n],
    ['get', [new Map([['a', 'text']]), ['a', 'b'], 1n], 1n],
    [
      'keys',
      [
        new Map([
          ['b', 1n],
          ['a', 2n],
        ]),
      ],
      ['a', 'b'],
    ],
    ['size', [new Map()], 0n],
    [
      'values',
      [
        new Map([
          ['b', 1n],
          ['a', 2n],
        ]),
      ],
      [2n, 1n],
    ],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['get', [new Map(), [1n], null], 'The keys of a map are strings.'],
    ['diff', [new Map(), []], 'Received: diff(map, list). Expected: diff(map, map).'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});

const before = { same: ['x'], number: 1, changed: null, old: true };
const after = { same: ['x'], number: 1n, changed: false, new: true };
const diff = new RulesMapDiff(new Map(Object.entries(after)), new Map(Object.entries(before)));

describe('mapDiffMethods', () => {
  const call = callerOf(mapDiffMethods);

  it.each<[string, RulesValue[], RulesValue]>([
    ['addedKeys', [diff], new RulesSet(['new'])],
    ['removedKeys', [diff], new RulesSet(['old'])],
    ['changedKeys', [diff], new RulesSet(['changed'])],
    ['unchangedKeys', [diff], new RulesSet(['same', 'number'])],
    ['affectedKeys', [diff], new RulesSet(['new', 'changed', 'old'])],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });
});
