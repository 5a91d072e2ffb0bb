import { describe, expect, it } from 'vitest';
import type { RulesValue } from '../language/values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { math } from './math.ts';

const call = (name: string, ...args: RulesValue[]) => invoke(name, math[name] as Builtin, args);

describe('math', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['abs', [-1n], 1n],
    ['ceil', [-1.5], -1n],
    ['floor', [-1.5], -2n],
    ['floor', [2n], 2n],
    ['round', [1e300], 9_223_372_036_854_775_807n],
    ['isInfinite', [Number.NEGATIVE_INFINITY], true],
    ['isNaN', [Number.NaN], true],
    ['pow', [2n, 0.5], Math.SQRT2],
    ['sqrt', [16n], 4],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['abs', [-(2n ** 63n)], 'out of the 64-bit range'],
    ['abs', ['1'], 'Received: abs(string). Expected: abs(number).'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});
