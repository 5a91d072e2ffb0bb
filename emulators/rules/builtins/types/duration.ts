import { EvaluationError } from '../../language/errors.ts';
import { durationOf, toNanos } from '../../runtime/time.ts';
import { type Builtins, builtin } from '../builtin.ts';

const units: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

/** The methods of durations. https://firebase.google.com/docs/reference/rules/rules.Duration_ */
export const durationMethods: Builtins = {
  nanos: builtin(['duration'], ({ nanos }) => BigInt(nanos)),
  seconds: builtin(['duration'], ({ seconds }) => seconds),
};

/**
 * The functions of the duration package.
 * https://firebase.google.com/docs/reference/rules/rules.duration
 */
export const duration: Builtins = {
  abs: builtin(['duration'], (value) => {
    const nanos = toNanos(value);
    return durationOf(nanos < 0n ? -nanos : nanos);
  }),
  time: builtin(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    durationOf(((hours * 60n + minutes) * 60n + seconds) * 1_000_000_000n + nanos),
  ),
  value: builtin(['int', 'string'], (magnitude, unit) => {
    const size = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (size === undefined) throw new EvaluationError(`'${unit}' is not a unit of time.`);
    return durationOf(magnitude * size);
  }),
};
