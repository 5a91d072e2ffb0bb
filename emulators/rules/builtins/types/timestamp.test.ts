import { describe, expect, it } from 'vitest';
import { RulesDuration, RulesTimestamp, type RulesValue } from '../../language/values.ts';
import { type Builtin, invoke } from '../builtin.ts';
import { timestamp, timestampMethods } from './timestamp.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, timestampMethods[name] as Builtin, args);

/** 2024-02-29T23:59:58.000000007Z */
const leapDay = new RulesTimestamp(1_709_251_198n, 7);

describe('timestampMethods', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['year', [leapDay], 2024n],
    ['month', [leapDay], 2n],
    ['day', [leapDay], 29n],
    ['dayOfYear', [leapDay], 60n],
    ['dayOfWeek', [leapDay], 4n],
    ['hours', [leapDay], 23n],
    ['minutes', [leapDay], 59n],
    ['seconds', [leapDay], 58n],
    ['nanos', [leapDay], 7n],
    ['toMillis', [leapDay], 1_709_251_198_000n],
    ['date', [leapDay], new RulesTimestamp(1_709_164_800n, 0)],
    ['time', [leapDay], new RulesDuration(86_398n, 7)],
    ['date', [new RulesTimestamp(-1n, 0)], new RulesTimestamp(-86_400n, 0)],
    ['year', [new RulesTimestamp(-62_135_596_800n, 0)], 1n],
    ['dayOfYear', [new RulesTimestamp(-1n, 0)], 365n],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });
});

describe('timestamp', () => {
  it('is created from a date or milliseconds', () => {
    expect(timestamp.date?.call(2024n, 2n, 29n)).toEqual(new RulesTimestamp(1_709_164_800n, 0));
    expect(timestamp.date?.call(1n, 1n, 1n)).toEqual(new RulesTimestamp(-62_135_596_800n, 0));
    expect(timestamp.value?.call(-1n)).toEqual(new RulesTimestamp(-1n, 999_000_000));
  });

  it.each([
    [2023n, 2n, 29n],
    [2024n, 0n, 1n],
    [2024n, 13n, 1n],
  ])('rejects %i-%i-%i', (year, month, day) => {
    expect(() => timestamp.date?.call(year, month, day)).toThrow('is not a date.');
  });
});
