import { compareValues, equalValues } from './order.ts';
import { isNumber, type NumberValue, type Value } from './values.ts';

/** A transform of one field, which depends on its current value. */
export type Transform =
  | { readonly op: 'serverTimestamp' }
  | { readonly op: 'increment' | 'maximum' | 'minimum'; readonly operand: NumberValue }
  | { readonly op: 'arrayUnion' | 'arrayRemove'; readonly elements: readonly Value[] };

const maxInteger = 2n ** 63n - 1n;
const minInteger = -(2n ** 63n);

const saturate = (sum: bigint) => {
  if (sum > maxInteger) return maxInteger;
  return sum < minInteger ? minInteger : sum;
};

/** The sum of two numbers: an integer only if both are, and then within 64 bits. */
const add = (a: NumberValue, b: NumberValue): NumberValue =>
  typeof a === 'bigint' && typeof b === 'bigint' ? saturate(a + b) : Number(a) + Number(b);

// For two equal numbers of different types, the current value stays. NaN always wins.
const extreme = (current: NumberValue, operand: NumberValue, sign: 1 | -1) => {
  if (Number.isNaN(current) || Number.isNaN(operand)) return Number.NaN;
  return compareValues(operand, current) * sign > 0 ? operand : current;
};

const has = (items: readonly Value[], item: Value) =>
  items.some((other) => equalValues(other, item));

const union = (array: readonly Value[], elements: readonly Value[]) => {
  const all = [...array];
  for (const item of elements) if (!has(all, item)) all.push(item);
  return all;
};

/** The new value of the field, and the transform result for the client. */
export interface TransformOutcome {
  value: Value;
  result: Value;
}

const sameResult = (value: Value): TransformOutcome => ({ value, result: value });

/**
 * Applies a transform.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/Write#fieldtransform
 *
 * @param current The current value of the field; undefined when it is missing.
 * @param commitTime The commit time, the same for all transforms of a commit.
 */
export const applyTransform = (
  transform: Transform,
  current: Value | undefined,
  commitTime: Value,
): TransformOutcome => {
  if (transform.op === 'serverTimestamp') return sameResult(commitTime);
  if ('elements' in transform) {
    const { op, elements } = transform;
    const array = Array.isArray(current) ? current : [];
    const remaining = () => array.filter((item) => !has(elements, item));
    return { value: op === 'arrayUnion' ? union(array, elements) : remaining(), result: null };
  }
  const { op, operand } = transform;
  if (op === 'increment') return sameResult(isNumber(current) ? add(current, operand) : operand);
  return sameResult(
    isNumber(current) ? extreme(current, operand, op === 'maximum' ? 1 : -1) : operand,
  );
};
