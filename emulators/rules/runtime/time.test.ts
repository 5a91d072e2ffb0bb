import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RulesDuration, RulesTimestamp } from '../language/values.ts';
import { durationOf, timestampOf, toNanos } from '../runtime/time.ts';

const century = 3_155_760_000_000_000_000n;
const nanos = fc.bigInt({ min: -century, max: century });

it('preserves every nanosecond', () => {
  fc.assert(
    fc.property(nanos, (total) => {
      expect(toNanos(durationOf(total))).toBe(total);
      expect(toNanos(timestampOf(total))).toBe(total);
    }),
  );
});

it('gives both parts of a duration the same sign, and a timestamp a positive fraction', () => {
  expect(durationOf(-1_500_000_000n)).toEqual(new RulesDuration(-1n, -500_000_000));
  expect(timestampOf(-1_500_000_000n)).toEqual(new RulesTimestamp(-2n, 500_000_000));
});

it('rejects values beyond the limits', () => {
  const second = 1_000_000_000n;
  expect(() => durationOf(315_576_000_001n * second)).toThrow('at most');
  expect(() => timestampOf(253_402_300_800n * second)).toThrow('years 1 to 9999');
  expect(() => timestampOf(-62_135_596_801n * second)).toThrow('years 1 to 9999');
});
