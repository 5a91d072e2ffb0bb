import { describe, expect, it } from 'vitest';
import { RulesSet, type RulesValue } from '../values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { listMethods } from './list.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, listMethods[name] as Builtin, args);

describe('listMethods', () => {
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
