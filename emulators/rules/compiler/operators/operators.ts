import { listHas } from '../../builtins/collections.ts';
import { toInt64 } from '../../builtins/math.ts';
import type { BinaryOperator, TestableType, UnaryOperator } from '../../language/ast.ts';
import { EvaluationError } from '../../language/errors.ts';
import {
  RulesDuration,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  typeOf,
  Unknown,
} from '../../language/values.ts';
import { compare, isNumber, isSpan, unsupported } from '../../runtime/comparison.ts';
import { type Comparison, mirrored, prove, proveNoneOf } from '../../runtime/constraints.ts';
import { equals } from '../../runtime/equality.ts';
import { durationOf, timestampOf, toNanos } from '../../runtime/time.ts';

type BinaryOperation = (left: RulesValue, right: RulesValue) => RulesValue;

/** The operators that evaluate both operands; the expression compiler handles `&&` and `||`. */
export type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

/** Checks that a value is a bool and returns it. Throws an EvaluationError for any other type. */
export const toBoolean = (value: RulesValue): boolean => {
  if (typeof value !== 'boolean') {
    throw new EvaluationError(`Type error. Received: [${typeOf(value)}] Expected: [bool].`);
  }
  return value;
};

/** The `is` operator. Throws an EvaluationError for an unknown value. */
export const hasType = (value: RulesValue, type: TestableType): boolean => {
  if (type === 'number') return typeof value === 'bigint' || typeof value === 'number';
  return typeOf(value) === type.replace('_', '');
};

/** A comparison; with an unknown operand, its result must follow from the constraints. */
const comparison =
  (operator: Comparison, operation: BinaryOperation): BinaryOperation =>
  (left, right) => {
    if (left instanceof Unknown) return prove(left, operator, right);
    return right instanceof Unknown
      ? prove(right, mirrored[operator], left)
      : operation(left, right);
  };

const contains = (value: RulesValue, collection: RulesValue): boolean => {
  if (collection instanceof Unknown) return prove(collection, 'contains', value);
  if (value instanceof Unknown && Array.isArray(collection)) return proveNoneOf(value, collection);
  if (Array.isArray(collection)) return listHas(collection, value);
  if (collection instanceof RulesSet) return collection.has(value);
  if (collection instanceof Map && typeof value === 'string') return collection.has(value);
  return unsupported('in', value, collection);
};

const add = (left: RulesValue, right: RulesValue): RulesValue => {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return unsupported('+', left, right);
  }
  if (isSpan(left) && isSpan(right)) {
    const nanos = toNanos(left) + toNanos(right);
    const isDuration = left instanceof RulesDuration && right instanceof RulesDuration;
    return isDuration ? durationOf(nanos) : timestampOf(nanos);
  }
  return arithmetic('+', left, right);
};

const subtract = (left: RulesValue, right: RulesValue): RulesValue => {
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return timestampOf(toNanos(left) - toNanos(right));
  }
  if (isSpan(left) && isSpan(right) && left.constructor === right.constructor) {
    return durationOf(toNanos(left) - toNanos(right));
  }
  return arithmetic('-', left, right);
};

const negate = (operand: RulesValue): RulesValue => {
  if (typeof operand === 'bigint') return toInt64(-operand);
  if (typeof operand === 'number') return -operand;
  return operand instanceof RulesDuration
    ? durationOf(-toNanos(operand))
    : unsupported('-', operand);
};

const arithmetic = (
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue => {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (right === 0n && (operator === '/' || operator === '%')) {
      throw new EvaluationError('Divide by zero error.');
    }
    return toInt64(intOperations[operator](left, right));
  }
  if (!isNumber(left) || !isNumber(right)) return unsupported(operator, left, right);
  return floatOperations[operator](Number(left), Number(right));
};

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
type Arithmetic<T> = Readonly<Record<ArithmeticOperator, (left: T, right: T) => T>>;

const intOperations: Arithmetic<bigint> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

const floatOperations: Arithmetic<number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

/**
 * The binary operators; they throw an EvaluationError for types that they do not accept.
 * https://firebase.google.com/docs/rules/rules-language#building_conditions
 */
export const binaryOperations: Readonly<Record<StrictOperator, BinaryOperation>> = {
  '==': equals,
  '!=': comparison('!=', (left, right) => !equals(left, right)),
  in: contains,
  '<': comparison('<', (left, right) => compare('<', left, right) < 0),
  '<=': comparison('<=', (left, right) => compare('<=', left, right) <= 0),
  '>': comparison('>', (left, right) => compare('>', left, right) > 0),
  '>=': comparison('>=', (left, right) => compare('>=', left, right) >= 0),
  '+': add,
  '-': subtract,
  '*': (left, right) => arithmetic('*', left, right),
  '/': (left, right) => arithmetic('/', left, right),
  '%': (left, right) => arithmetic('%', left, right),
};

/** The operators `!` and `-`; they throw an EvaluationError for types that they do not accept. */
export const unaryOperations: Readonly<Record<UnaryOperator, (operand: RulesValue) => RulesValue>> =
  {
    '!': (operand) => !toBoolean(operand),
    '-': negate,
  };
