import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  typeOf,
} from '../language/values.ts';
import { equals, identical } from './equality.ts';

const map = (entries: Record<string, RulesValue>) => new Map(Object.entries(entries));

/** One value of each type; each call creates equal values. */
const samples = (): RulesValue[] => [
  ...[null, true, 1n, 1.5, 'a', Uint8Array.from([1]), [1n, ['a']], map({ a: [null] })],
  ...[new RulesSet([1n, 'a']), new RulesPath(['a']), new RulesTimestamp(1n, 0)],
  ...[new RulesDuration(1n, 0), new RulesLatLng(1, 2), new RulesMapDiff(map({ a: 1n }), map({}))],
];

it.each(samples().map((value, index) => [typeOf(value), index]))(
  'a %s equals only its copy',
  (_, index) => {
    const copies = samples().map((copy) => equals(samples()[index] as RulesValue, copy));
    expect(copies).toEqual(samples().map((_value, position) => position === index));
  },
);

describe('numbers', () => {
  it('are equal by value, but identical by type', () => {
    expect(equals(1n, 1)).toBe(true);
    expect(equals(1, 1n)).toBe(true);
    expect(identical(1n, 1)).toBe(false);
  });

  it('are compared exactly beyond 53 bits', () => {
    expect(equals(9_007_199_254_740_993n, 9_007_199_254_740_992)).toBe(false);
  });

  it('include NaN, which equals nothing', () => {
    expect(equals(Number.NaN, Number.NaN)).toBe(false);
  });
});

it('compares maps and bytes by content, not by class', () => {
  class Special extends Map<string, RulesValue> {}
  expect(equals(new Special([['a', 1n]]), map({ a: 1n }))).toBe(true);
  expect(equals(Buffer.from('a'), Uint8Array.from([97]))).toBe(true);
});

it('maps and lists differ by a missing, additional or different element', () => {
  expect(equals([1n], [1n, 2n])).toBe(false);
  expect(equals(map({ a: 1n }), map({ b: 1n }))).toBe(false);
  expect(equals(map({ a: null }), map({}))).toBe(false);
  expect(equals(new RulesSet([1n]), new RulesSet([2n]))).toBe(false);
});

const anyValue = fc.letrec<{ value: RulesValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<RulesValue>(null, true, 'a', 'b', 1.5),
    fc.bigInt({ min: -2n, max: 2n }),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2 }).map(map),
    fc.array(tie('value'), { maxLength: 2 }).map((values) => new RulesSet(values)),
  ),
})).value;

it('is an equivalence, and a set contains values equal to a member', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (left, right) => {
      expect(equals(left, left)).toBe(true);
      expect(equals(left, right)).toBe(equals(right, left));
      if (equals(left, right)) expect(new RulesSet([left]).has(right)).toBe(true);
    }),
  );
});
