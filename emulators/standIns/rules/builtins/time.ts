import { EvaluationError } from '../errors.ts';
import { RulesDuration, RulesTimestamp } from '../values.ts';

const second = 1_000_000_000n;
/** https://protobuf.dev/reference/protobuf/google.protobuf/#duration */
const maxDuration = 315_576_000_000n;
const firstSecond = -62_135_596_800n;
const lastSecond = 253_402_300_799n;

/** All of a duration or timestamp in nanoseconds. */
export const toNanos = ({ seconds, nanos }: RulesDuration | RulesTimestamp): bigint =>
  seconds * second + BigInt(nanos);

/** A duration of so many nanoseconds. Throws beyond ten thousand years. */
export const durationOf = (nanos: bigint): RulesDuration => {
  const seconds = nanos / second;
  if (seconds > maxDuration || seconds < -maxDuration) {
    throw new EvaluationError(`A duration is at most ${maxDuration} seconds long.`);
  }
  return new RulesDuration(seconds, Number(nanos % second));
};

/** The time so many nanoseconds after 1970. Throws outside the years 1 to 9999. */
export const timestampOf = (nanos: bigint): RulesTimestamp => {
  const fraction = ((nanos % second) + second) % second;
  const seconds = (nanos - fraction) / second;
  if (seconds < firstSecond || seconds > lastSecond) {
    throw new EvaluationError('A timestamp lies in the years 1 to 9999.');
  }
  return new RulesTimestamp(seconds, Number(fraction));
};
