import { describe, expect, it } from 'vitest';
import { RulesPath, type RulesValue } from '../language/values.ts';
import { conversions, toText } from './conversions.ts';

describe('toText', () => {
  it.each<[RulesValue, string]>([
    [null, 'null'],
    [true, 'true'],
    [7n, '7'],
    [0, '0.0'],
    [-1.5, '-1.5'],
    [0.001, '0.001'],
    [0.0001, '1.0E-4'],
    [9_999_999, '9999999.0'],
    [1e7, '1.0E7'],
    [1.25e300, '1.25E300'],
    [Number.NaN, 'NaN'],
    [Number.NEGATIVE_INFINITY, '-Infinity'],
    ['a', 'a'],
    [new RulesPath(['a', 'b']), '/a/b'],
  ])('%o', (value, text) => {
    expect(toText(value)).toBe(text);
  });

  it('rejects other types', () => {
    expect(() => toText([1n])).toThrow('Cannot convert list to string.');
  });
});

it.each([
  ['int', '+5', 5n],
  ['int', Number.NaN, 0n],
  ['int', -(2 ** 70), -(2n ** 63n)],
  ['float', '1e3', 1000],
  ['float', 2n, 2],
  ['bool', 'TRUE', true],
] as const)('%s(%o) is %o', (name, value, converted) => {
  expect(conversions[name]?.call(value)).toBe(converted);
});

it.each([
  ['int', '', "Cannot convert string '' to int."],
  ['float', '0x10', "Cannot convert string '0x10' to float."],
  ['bool', 1n, 'Cannot convert int to bool.'],
  ['path', '/a/', 'A segment of the path /a/ is empty.'],
] as const)('%s(%o) fails', (name, value, message) => {
  expect(() => conversions[name]?.call(value)).toThrow(message);
});
