import { describe, expect, it } from 'vitest';
import { RulesDuration, type RulesValue } from '../../language/values.ts';
import { type Builtin, invoke } from '../builtin.ts';
import { duration } from './duration.ts';

const call = (name: string, ...args: RulesValue[]) => invoke(name, duration[name] as Builtin, args);

describe('duration', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['value', [1n, 'w'], new RulesDuration(604_800n, 0)],
    ['value', [-1n, 'ms'], new RulesDuration(0n, -1_000_000)],
    ['value', [90n, 'm'], new RulesDuration(5_400n, 0)],
    ['time', [1n, 2n, 3n, 4n], new RulesDuration(3_723n, 4)],
    ['abs', [new RulesDuration(-1n, -5)], new RulesDuration(1n, 5)],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['value', [1n, 'us'], "'us' is not a unit of time."],
    ['value', [1n, 'toString'], "'toString' is not a unit of time."],
    ['value', [10_000n * 53n, 'w'], 'A duration must be at most'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});
