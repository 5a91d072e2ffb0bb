import { type Builtins, builtin } from './builtin.ts';
import { toInt64, truncate } from './numbers.ts';

/**
 * https://firebase.google.com/docs/reference/rules/rules.math
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
