import { EvaluationError } from '../errors.ts';

/** Checks that an int fits 64 bits and returns it. Throws an EvaluationError otherwise. */
export const toInt64 = (value: bigint): bigint => {
  if (BigInt.asIntN(64, value) !== value) {
    throw new EvaluationError('Integer value is out of the 64-bit range.');
  }
  return value;
};

/** The integer part of a float; 0 for NaN, and the nearest int beyond 64 bits, as in Java. */
export const truncate = (value: number): bigint => {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  return value <= -(2 ** 63) ? -(2n ** 63n) : BigInt(Math.trunc(value));
};
