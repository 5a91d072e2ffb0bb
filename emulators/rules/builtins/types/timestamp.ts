import { EvaluationError } from '../../language/errors.ts';
import type { RulesTimestamp } from '../../language/values.ts';
import { durationOf, timestampOf, toNanos } from '../../runtime/time.ts';
import { type Builtin, type Builtins, builtin } from '../builtin.ts';

const millisecond = 1_000_000n;
const day = 86_400_000n * millisecond;

const toDate = ({ seconds }: RulesTimestamp) => new Date(Number(seconds) * 1_000);
const field = (read: (date: Date) => number): Builtin =>
  builtin(['timestamp'], (time) => BigInt(read(toDate(time))));

/** The nanoseconds since midnight, UTC. */
const sinceMidnight = (time: RulesTimestamp) => ((toNanos(time) % day) + day) % day;

/** The methods of timestamps. https://firebase.google.com/docs/reference/rules/rules.Timestamp */
export const timestampMethods: Builtins = {
  date: builtin(['timestamp'], (time) => timestampOf(toNanos(time) - sinceMidnight(time))),
  day: field((date) => date.getUTCDate()),
  // Monday is 1, Sunday 7.
  dayOfWeek: field((date) => date.getUTCDay() || 7),
  dayOfYear: field((date) => (date.getTime() - sameTimeOnNewYear(date)) / 86_400_000 + 1),
  hours: field((date) => date.getUTCHours()),
  minutes: field((date) => date.getUTCMinutes()),
  month: field((date) => date.getUTCMonth() + 1),
  nanos: builtin(['timestamp'], ({ nanos }) => BigInt(nanos)),
  seconds: field((date) => date.getUTCSeconds()),
  time: builtin(['timestamp'], (time) => durationOf(sinceMidnight(time))),
  toMillis: builtin(
    ['timestamp'],
    ({ seconds, nanos }) => seconds * 1_000n + BigInt(nanos) / millisecond,
  ),
  year: field((date) => date.getUTCFullYear()),
};

const sameTimeOnNewYear = (date: Date): number => new Date(date).setUTCMonth(0, 1);

/**
 * The functions of the timestamp package.
 * https://firebase.google.com/docs/reference/rules/rules.timestamp
 */
export const timestamp: Builtins = {
  date: builtin(['int', 'int', 'int'], (year, month, dayOfMonth) => {
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth));
    const isValid =
      month === BigInt(date.getUTCMonth() + 1) && dayOfMonth === BigInt(date.getUTCDate());
    if (!isValid) throw new EvaluationError(`${year}-${month}-${dayOfMonth} is not a date.`);
    return timestampOf(BigInt(date.getTime()) * millisecond);
  }),
  value: builtin(['int'], (millis) => timestampOf(millis * millisecond)),
};
