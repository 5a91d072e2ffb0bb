import { EvaluationError } from '../language/errors.ts';
import { RulesDuration, RulesTimestamp, type RulesValue, typeOf } from '../language/values.ts';
import { toNanos } from './time.ts';

/**
 * Compares two values: negative, zero or positive; NaN when either side is NaN, so that no
 * comparison holds. Throws an EvaluationError for types that have no order.
 */
export const compare = (operator: string, left: RulesValue, right: RulesValue): number => {
  if (isNumber(left) && isNumber(right)) return order(left, right);
  if (typeof left === 'string' && typeof right === 'string') return order(left, right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (isSpan(left) && isSpan(right) && left.constructor === right.constructor) {
    return order(toNanos(left), toNanos(right));
  }
  return unsupported(operator, left, right);
};

/** Whether a value is an int or a float. */
export const isNumber = (value: RulesValue) =>
  typeof value === 'bigint' || typeof value === 'number';

/** Whether a value is a time or a duration. */
export const isSpan = (value: RulesValue) =>
  value instanceof RulesTimestamp || value instanceof RulesDuration;

const order = <T extends bigint | number | string>(left: T, right: T): number => {
  if (left < right) return -1;
  if (left > right) return 1;
  return Number.isNaN(left) || Number.isNaN(right) ? Number.NaN : 0;
};

/** Throws an EvaluationError: the operator does not accept these types. */
export const unsupported = (operator: string, ...operands: RulesValue[]): never => {
  const [first = '', second] = operands.map(typeOf);
  const received = second === undefined ? `${operator}${first}` : `${first} ${operator} ${second}`;
  throw new EvaluationError(`Unsupported operation error. Received: ${received}.`);
};
