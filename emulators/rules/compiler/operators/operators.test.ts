import { describe, expect, it } from 'vitest';
import { RulesDuration, RulesSet, RulesTimestamp, type RulesValue } from '../../language/values.ts';
import { binaryOperations, hasType, toBoolean, unaryOperations } from './operators.ts';

const day = new RulesDuration(86_400n, 0);
const epoch = new RulesTimestamp(0n, 0);
const nextDay = new RulesTimestamp(86_400n, 0);

describe('binaryOperations', () => {
  it.each<[RulesValue, keyof typeof binaryOperations, RulesValue, RulesValue]>([
    [7n, '/', -2n, -3n],
    [-7n, '%', 2n, -1n],
    [1n, '/', 2, 0.5],
    [1, '/', 0, Number.POSITIVE_INFINITY],
    ['a', '+', 'b', 'ab'],
    [epoch, '+', day, nextDay],
    [day, '+', epoch, nextDay],
    [nextDay, '-', day, epoch],
    [nextDay, '-', epoch, day],
    [day, '-', day, new RulesDuration(0n, 0)],
    [9_007_199_254_740_993n, '>', 9_007_199_254_740_992, true],
    [Uint8Array.from([1]), '<', Uint8Array.from([1, 0]), true],
    [Number.NaN, '<=', Number.NaN, false],
    [Number.NaN, '>=', 1n, false],
    ['b', 'in', ['a', 'b'], true],
    ['a', 'in', new Map([['a', null]]), true],
    [1, 'in', new RulesSet([1n]), true],
  ])('%o %s %o is %o', (left, operator, right, result) => {
    expect(binaryOperations[operator](left, right)).toEqual(result);
  });

  it.each<[RulesValue, keyof typeof binaryOperations, RulesValue, string]>([
    [1n, '%', 0n, 'Divide by zero error.'],
    [2n ** 63n - 1n, '+', 1n, 'out of the 64-bit range'],
    [2n ** 62n, '*', 2n, 'out of the 64-bit range'],
    [epoch, '+', epoch, 'timestamp + timestamp'],
    [day, '-', epoch, 'duration - timestamp'],
    [day, '<', epoch, 'duration < timestamp'],
    ['a', '<', 1n, 'string < int'],
    [1n, 'in', new Map(), 'int in map'],
  ])('%o %s %o fails', (left, operator, right, message) => {
    expect(() => binaryOperations[operator](left, right)).toThrow(message);
  });
});

it('unaryOperations accept bools, numbers and durations', () => {
  expect(unaryOperations['!'](true)).toBe(false);
  expect(unaryOperations['-'](day)).toEqual(new RulesDuration(-86_400n, 0));
  expect(() => unaryOperations['!'](null)).toThrow('Received: [null] Expected: [bool]');
  expect(() => unaryOperations['-']('a')).toThrow('-string');
  expect(() => unaryOperations['-'](-(2n ** 63n))).toThrow('out of the 64-bit range');
});

it('hasType and toBoolean check the type', () => {
  expect([hasType(1n, 'number'), hasType(1, 'number'), hasType('1', 'number')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(hasType(null, 'map')).toBe(false);
  expect(() => toBoolean('true')).toThrow('Received: [string] Expected: [bool]');
});
