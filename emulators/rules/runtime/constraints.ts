import { EvaluationError } from '../language/errors.ts';
import { type Constraint, type RulesValue, type Unknown, unproved } from '../language/values.ts';
import { compare } from './comparison.ts';
import { equals, identical } from './equality.ts';

/**
 * The constraints that follow from the filters of a query. As in Google's emulator, a comparison of an unknown
 * value is either proved true or has no value; it is never proved false.
 * https://firebase.google.com/docs/firestore/security/rules-query
 */

/** The operators that can be proved for an unknown value. */
export type Comparison = Exclude<Constraint['operator'], 'contains'>;

/** The operators for swapped operands. */
export const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/**
 * True when `unknown operator operand` follows from a constraint. Throws an EvaluationError
 * otherwise.
 */
export const prove = (
  unknown: Unknown,
  operator: Constraint['operator'],
  operand: RulesValue,
): true => {
  if (follows(unknown, operator, operand)) return true;
  throw new EvaluationError(unproved);
};

/**
 * True when an unknown list contains one of these elements. Throws an EvaluationError when that
 * does not follow.
 */
export const proveAnyOf = (unknown: Unknown, elements: readonly RulesValue[]): true => {
  if (elements.some((element) => follows(unknown, 'contains', element))) return true;
  throw new EvaluationError(unproved);
};

/**
 * False when the unknown value is none of these. Throws an EvaluationError when that does not
 * follow.
 */
export const proveNoneOf = (unknown: Unknown, elements: readonly RulesValue[]): false => {
  if (elements.every((element) => follows(unknown, '!=', element))) return false;
  throw new EvaluationError(unproved);
};

const follows = (
  unknown: Unknown,
  operator: Constraint['operator'],
  operand: RulesValue,
): boolean => unknown.constraints.some((constraint) => implies(constraint, operator, operand));

const implies = (
  constraint: Constraint,
  operator: Constraint['operator'],
  operand: RulesValue,
): boolean => {
  // A query with a filter on a field never returns documents where the field is null.
  if (operator === '!=' && operand === null) return true;
  if (constraint.operator === 'contains') {
    return operator === 'contains' && identical(constraint.operand, operand);
  }
  if (constraint.operator === '!=') return operator === '!=' && equals(constraint.operand, operand);
  if (operator === 'contains') return false;
  const side = sideOf(constraint.operand, operand);
  return side !== undefined && implications[constraint.operator](side).includes(operator);
};

/**
 * The position of a constraint's bound relative to an operand: negative below, 0 equal, positive
 * above; undefined when they are not comparable.
 */
const sideOf = (bound: RulesValue, operand: RulesValue): number | undefined => {
  try {
    return compare('<', bound, operand);
  } catch {
    return undefined;
  }
};

/** The comparisons that each kind of bound implies, by the position of the bound. */
const implications: Readonly<
  Record<Exclude<Comparison, '!='>, (side: number) => readonly Comparison[]>
> = {
  '>': (side) => (side >= 0 ? ['>', '>=', '!='] : []),
  '>=': (side) => (side > 0 ? ['>', '>=', '!='] : atBound(side, '>=')),
  '<': (side) => (side <= 0 ? ['<', '<=', '!='] : []),
  '<=': (side) => (side < 0 ? ['<', '<=', '!='] : atBound(side, '<=')),
};

const atBound = (side: number, operator: Comparison): readonly Comparison[] =>
  side === 0 ? [operator] : [];
