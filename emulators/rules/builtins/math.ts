import { EvaluationError } from '../language/errors.ts';
import { type Builtins, builtin } from './builtin.ts';

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

/**
 * The functions of the math package. https://firebase.google.com/docs/reference/rules/rules.math
 * ceil and floor return an int, as documented; Google's emulator 1.19.9 returns a float.
 */
export const math: Builtins = {
  abs: builtin(['number'], (value) =>
    typeof value === 'bigint' ? toInt64(value < 0n ? -value : value) : Math.abs(value),
  ),
  ceil: builtin(['number'], (value) => toWhole(value, Math.ceil)),
  floor: builtin(['number'], (value) => toWhole(value, Math.floor)),
  isInfinite: builtin(['number'], (value) => Math.abs(Number(value)) === Number.POSITIVE_INFINITY),
  isNaN: builtin(['number'], (value) => Number.isNaN(Number(value))),
  pow: builtin(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  round: builtin(['number'], (value) => toWhole(value, Math.round)),
  sqrt: builtin(['number'], (value) => Math.sqrt(Number(value))),
};

const toWhole = (value: bigint | number, rounding: (value: number) => number): bigint =>
  typeof value === 'bigint' ? value : truncate(rounding(value));
