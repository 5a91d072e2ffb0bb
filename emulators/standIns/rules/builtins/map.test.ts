import { describe, expect, it } from 'vitest';
import { RulesMapDiff, type RulesValue } from '../values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { mapMethods } from './map.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, mapMethods[name] as Builtin, args);

describe('mapMethods', () => {
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
