import { describe, expect, it } from 'vitest';
import { RulesSet, type RulesValue } from '../values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { setMethods } from './set.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, setMethods[name] as Builtin, args);

describe('setMethods', () => {
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
