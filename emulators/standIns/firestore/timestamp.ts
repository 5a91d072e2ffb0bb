/**
 * A point in time: whole seconds since 1970-01-01T00:00:00Z, and nanoseconds from 0 to 999,999,999.
 * What the database stores is cut to microseconds.
 */
export class Timestamp {
  readonly seconds: number;
  readonly nanos: number;
  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  /** The timestamp of whole microseconds since 1970. */
  static ofMicros(micros: number): Timestamp {
    const seconds = Math.floor(micros / 1e6);
    return new Timestamp(seconds, (micros - seconds * 1e6) * 1000);
  }

  /** Cut to microseconds. */
  cut(): Timestamp {
    return new Timestamp(this.seconds, this.nanos - (this.nanos % 1000));
  }
}

/** None, or three, six or nine digits. https://protobuf.dev/programming-guides/json/ */
const fractionOf = (nanos: number) => {
  if (nanos === 0) return '';
  return `.${String(nanos)
    .padStart(9, '0')
    .replace(/(?:000){1,2}$/, '')}`;
};

/** The timestamp in RFC 3339, in UTC. */
export const formatTimestamp = ({
  seconds,
  nanos,
}: Pick<Timestamp, 'seconds' | 'nanos'>): string => {
  const [whole] = new Date(seconds * 1000).toISOString().split('.');
  return `${whole}${fractionOf(nanos)}Z`;
};

/** Negative when `a` is the earlier of the two, positive when it is the later. */
export const compareTimestamps = (a: Timestamp, b: Timestamp): number =>
  a.seconds - b.seconds || a.nanos - b.nanos;

/** A source of the current time, in milliseconds since 1970. */
export type Clock = () => number;

/** Issues times that never repeat nor go back, however coarse or unsteady the clock is. */
export class Ticker {
  private readonly clock: Clock;
  private lastMicros = 0;
  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** A time to read at: not before any time issued so far. */
  read(): Timestamp {
    this.lastMicros = Math.max(this.lastMicros, Math.floor(this.clock() * 1000));
    return Timestamp.ofMicros(this.lastMicros);
  }

  /** A time to commit at: after every time issued so far. */
  commit(): Timestamp {
    this.lastMicros = Math.max(this.lastMicros + 1, Math.floor(this.clock() * 1000));
    return Timestamp.ofMicros(this.lastMicros);
  }
}
