import { EvaluationError } from '../language/errors.ts';
import { RulesDuration, RulesTimestamp } from '../language/values.ts';

const second = 1_000_000_000n;

/** https://protobuf.dev/reference/protobuf/google.protobuf/#duration */
const maxDuration = 315_576_000_000n;
const firstSecond = -62_135_596_800n;
const lastSecond = 253_402_300_799n;

/** A duration or timestamp in nanoseconds. */
export const toNanos = ({ seconds, nanos }: RulesDuration | RulesTimestamp): bigint =>
  seconds * second + BigInt(nanos);

/** A duration of a number of nanoseconds. Throws an EvaluationError beyond ten thousand years. */
export const durationOf = (nanos: bigint): RulesDuration => {
  const seconds = nanos / second;
  if (seconds > maxDuration || seconds < -maxDuration) {
    throw new EvaluationError(`A duration must be at most ${maxDuration} seconds.`);
  }
  return new RulesDuration(seconds, Number(nanos % second));
};

/**
 * The timestamp of a number of nanoseconds since 1970. Throws an EvaluationError outside the years
 * 1 to 9999.
 */
export const timestampOf = (nanos: bigint): RulesTimestamp => {
  const fraction = ((nanos % second) + second) % second;
  const seconds = (nanos - fraction) / second;
  if (seconds < firstSecond || seconds > lastSecond) {
    throw new EvaluationError('A timestamp must be within the years 1 to 9999.');
  }
  return new RulesTimestamp(seconds, Number(fraction));
};
