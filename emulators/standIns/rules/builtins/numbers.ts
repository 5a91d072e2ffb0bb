import { EvaluationError } from '../errors.ts';

/** The same int, held to 64 bits. Throws when it does not fit. */
export const toInt64 = (value: bigint): bigint => {
  if (BigInt.asIntN(64, value) !== value) {
    throw new EvaluationError('Integer value is out of the 64-bit range.');
  }
  return value;
};

/** The whole part of a float; of NaN 0, and beyond 64 bits the nearest int, as in Java. */
export const truncate = (value: number): bigint => {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  return value <= -(2 ** 63) ? -(2n ** 63n) : BigInt(Math.trunc(value));
};
