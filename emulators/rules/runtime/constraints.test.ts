import { describe, expect, it } from 'vitest';
import { binaryOperations, type StrictOperator } from '../compiler/operators/operators.ts';
import { type Constraint, RulesTimestamp, type RulesValue, Unknown } from '../language/values.ts';

const unknownWith = (operator: Constraint['operator'], operand: RulesValue) =>
  new Unknown([{ operator, operand }]);
const holds = (left: RulesValue, operator: StrictOperator, right: RulesValue) =>
  binaryOperations[operator](left, right);

describe('a number greater than seven', () => {
  const value = unknownWith('>', 7n);
  it.each<[StrictOperator, RulesValue]>([
    ['>', 7n],
    ['>', 6.5],
    ['>=', 7n],
    ['!=', 7n],
    ['!=', 0n],
    ['!=', null],
  ])('%s %s follows', (operator, operand) => {
    expect(holds(value, operator, operand)).toBe(true);
  });

  it.each<[StrictOperator, RulesValue]>([
    ['>', 8n],
    ['<', 100n],
    ['<', 5n],
    ['==', 8n],
    ['!=', 8n],
    ['>', 'a'],
    ['>', new RulesTimestamp(0n, 0)],
    ['>', Number.NaN],
    ['+', 1n],
    ['in', [8n]],
    ['in', new Map()],
  ])('%s %s does not follow', (operator, operand) => {
    expect(() => holds(value, operator, operand)).toThrow('do not determine');
  });

  it('may be the right operand', () => {
    expect(holds(5n, '<', value)).toBe(true);
    expect(() => holds(5n, '>', value)).toThrow('do not determine');
    expect(() => holds(5n, '==', value)).toThrow('do not determine');
  });

  it('is not in a list of excluded values', () => {
    expect(holds(value, 'in', [1n, 7n])).toBe(false);
  });

  it('equals nothing, not even itself', () => {
    expect(() => holds(value, '==', value)).toThrow('do not determine');
    expect(() => holds([value], '==', [8n])).toThrow('do not determine');
    expect(() => holds(8n, 'in', [value])).toThrow('do not determine');
  });
});

it.each<[Constraint['operator'], StrictOperator, RulesValue, boolean]>([
  ['>=', '>=', 7n, true],
  ['>=', '>', 7n, false],
  ['>=', '>', 6n, true],
  ['>=', '!=', 7n, false],
  ['<', '<', 7n, true],
  ['<', '<=', 7n, true],
  ['<', '<', 6n, false],
  ['<', '!=', 7n, true],
  ['<=', '<=', 7n, true],
  ['<=', '<', 7n, false],
  ['<=', '<', 8n, true],
  ['!=', '!=', 7.0, true],
  ['!=', '!=', 8n, false],
  ['!=', '>', 8n, false],
])('from %s 7 follows %s %s: %s', (operator, comparison, operand, follows) => {
  const conclude = () => holds(unknownWith(operator, 7n), comparison, operand);
  if (follows) expect(conclude()).toBe(true);
  else expect(conclude).toThrow('do not determine');
});

it('a list constraint proves its value and no other', () => {
  const list = unknownWith('contains', 'x');
  expect(holds('x', 'in', list)).toBe(true);
  expect(() => holds('y', 'in', list)).toThrow('do not determine');
});
