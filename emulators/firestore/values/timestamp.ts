/**
 * A point in time: whole seconds since 1970-01-01T00:00:00Z, and nanoseconds from 0 to 999,999,999.
 * Stored timestamps are truncated to microseconds.
 */
export class Timestamp {
  readonly seconds: number;
  readonly nanos: number;
  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  /** The timestamp of a number of microseconds since 1970. */
  static ofMicros(micros: number): Timestamp {
    const seconds = Math.floor(micros / 1e6);
    return new Timestamp(seconds, (micros - seconds * 1e6) * 1000);
  }

  /** Truncates to microseconds. */
  cut(): Timestamp {
    return new Timestamp(this.seconds, this.nanos - (this.nanos % 1000));
  }
}

/**
 * The fraction: none, or three, six or nine digits. https://protobuf.dev/programming-guides/json/
 */
const fractionOf = (nanos: number) => {
  if (nanos === 0) return '';
  return `.${String(nanos)
    .padStart(9, '0')
    .replace(/(?:000){1,2}$/, '')}`;
};

/** Formats a timestamp by RFC 3339, in UTC. */
export const formatTimestamp = ({
  seconds,
  nanos,
}: Pick<Timestamp, 'seconds' | 'nanos'>): string => {
  const [whole] = new Date(seconds * 1000).toISOString().split('.');
  return `${whole}${fractionOf(nanos)}Z`;
};

/** Compares timestamps: negative when `a` is earlier, positive when it is later. */
export const compareTimestamps = (a: Timestamp, b: Timestamp): number =>
  a.seconds - b.seconds || a.nanos - b.nanos;

/** A source of the current time, in milliseconds since 1970. */
export type Clock = () => number;

/** Issues monotonic times, even when the clock is coarse or goes back. */
export class Ticker {
  private readonly clock: Clock;
  private lastMicros = 0;
  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** A read time: not before any time issued so far. */
  read(): Timestamp {
    this.lastMicros = Math.max(this.lastMicros, Math.floor(this.clock() * 1000));
    return Timestamp.ofMicros(this.lastMicros);
  }

  /** A commit time: after every time issued so far. */
  commit(): Timestamp {
    this.lastMicros = Math.max(this.lastMicros + 1, Math.floor(this.clock() * 1000));
    return Timestamp.ofMicros(this.lastMicros);
  }
}
