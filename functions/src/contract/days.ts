/**
 * The shop's calendar. A day is a text like `2026-11-21`; it begins and ends in the shop's time
 * zone, by its IANA name. All that depends on a calendar is here: nothing else adds days or reads a
 * date's parts.
 */
import { dayLocale, locale } from './money.ts';

/** The milliseconds of a day with 24 hours, for durations; days of a calendar may have 23 or 25. */
export const dayMs = 86_400_000;

/** The time zone of a shop that has not chosen one. */
export const usualTimeZone = 'UTC';

const parts = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format costs much more to create than to use. */
const formatFor = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};

/** Whether a text is the IANA name of a time zone that this machine has. */
export const isTimeZone = (text: string): boolean => {
  // An offset like +05:30 has no daylight saving time, and not every browser takes it for a zone.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return formatFor(dayLocale, { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
};

const readOffset = (time: Date, timeZone: string): number => {
  const found = formatFor(locale, { ...parts, timeZone }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(found.find((one) => one.type === type)?.value);
  const date = [part('year'), part('month') - 1, part('day')] as const;
  const clock = Date.UTC(...date, part('hour'), part('minute'), part('second'));
  return clock - Math.floor(time.getTime() / 1_000) * 1_000;
};

/** Since then, no clock of any zone has changed within a minute of UTC. */
const wholeMinutesSince = Date.UTC(1975, 0, 1);

const maxOffsets = 5_000;
const knownOffsets = new Map<string, number>();

/** By how many milliseconds a zone's clocks are ahead of UTC at a time. */
const offsetAt = (time: Date, timeZone: string): number => {
  if (timeZone === usualTimeZone) return 0;
  const ms = time.getTime();
  if (!(ms >= wholeMinutesSince)) return readOffset(time, timeZone);
  const key = `${timeZone} ${Math.floor(ms / 60_000)}`;
  const offset = knownOffsets.get(key) ?? readOffset(time, timeZone);
  if (knownOffsets.size >= maxOffsets) knownOffsets.clear();
  knownOffsets.set(key, offset);
  return offset;
};

const utcDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The day of a time in a zone. */
export const dayOf = (time: Date, timeZone: string): string =>
  utcDay(time.getTime() + offsetAt(time, timeZone));

/** Whether a text is a day that exists, of a year with four digits. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  utcDay(Date.parse(text)) === text;

/** The day so many days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  utcDay(Date.parse(day) + count * dayMs);

/** The same day so many months later; the last day of a month that is too short for it. */
export const addMonths = (day: string, count: number): string => {
  const { from, to } = monthOf(day, count);
  return [`${from.slice(0, 8)}${day.slice(8)}`, to].toSorted()[0] ?? to;
};

/** The weekday of a day, from 0 for Sunday to 6. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();

/** How many days later the second day is; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

/** The last days up to and including one, oldest first. */
export const lastDays = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index + 1 - count));

/** The first and the last day of the month so many months after that of a day. */
export const monthOf = (day: string, offset: number): { from: string; to: string } => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    from: utcDay(Date.UTC(year, month - 1 + offset, 1)),
    to: utcDay(Date.UTC(year, month + offset, 0)),
  };
};

/** The year of a time in a zone. */
export const yearOf = (time: Date, timeZone: string): number =>
  Number(dayOf(time, timeZone).slice(0, 4));

/** The last millisecond that a timestamp of the store can be. */
const lastTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const startBefore = (midnight: number, timeZone: string): Date => {
  const offsets = [-dayMs, dayMs].map((away) => offsetAt(new Date(midnight + away), timeZone));
  const day = utcDay(midnight);
  const starts = offsets
    .map((offset) => new Date(midnight - offset))
    .filter((start) => dayOf(start, timeZone) >= day);
  return new Date(Math.min(...starts.map(Number)));
};

/** When a day begins in a zone: where clocks skip midnight, at the first time after it. */
export const startOfDay = (day: string, timeZone: string): Date =>
  startBefore(Date.parse(day), timeZone);

/** The last millisecond of a day in a zone: a time that still has the day's name. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(Math.min(startBefore(Date.parse(day) + dayMs, timeZone).getTime() - 1, lastTime));

/** Days between two, both included; without one of them, all before or after the other. */
export interface DayPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** The first and the last millisecond of a period. */
export interface TimePeriod {
  since?: Date | undefined;
  until?: Date | undefined;
}

/** When a period of days begins and ends in a zone. */
export const timesOf = ({ from, to }: DayPeriod, timeZone: string): TimePeriod => ({
  since: from ? startOfDay(from, timeZone) : undefined,
  until: to ? endOfDay(to, timeZone) : undefined,
});

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * A time in ISO 8601 by the clocks of a zone: `2026-11-21T23:30:00.000-08:00`. Its day is the
 * zone's.
 */
export const isoIn = (time: Date, timeZone: string): string => {
  const offset = offsetAt(time, timeZone);
  if (offset === 0) return time.toISOString();
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const local = new Date(time.getTime() + offset).toISOString().slice(0, -1);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const dayStyles = {
  /** `21 Nov` */
  short: { day: 'numeric', month: 'short' },
  /** `21 Nov 2026` */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `Sat 21 Nov` */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `21 November 2026` */
  long: { dateStyle: 'long' },
  /** `Saturday, 21 November 2026` */
  full: { dateStyle: 'full' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a day a text says. */
export type DayStyle = keyof typeof dayStyles;

/** A day as people read it. */
export const formatDay = (day: string, style: DayStyle = 'long'): string =>
  formatFor(dayLocale, { ...dayStyles[style], timeZone: usualTimeZone }).format(Date.parse(day));

/** The names of the months from January on. */
export const monthNames = (): string[] => {
  const format = formatFor(dayLocale, { month: 'long', timeZone: usualTimeZone });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
};

/** The day of a time in a zone, as people read it. */
export const formatDayOf = (time: Date, timeZone: string, style: DayStyle = 'long'): string =>
  formatDay(dayOf(time, timeZone), style);

/** The time of day in a zone: `21:00`. */
export const formatClock = (time: Date, timeZone: string): string =>
  formatFor(dayLocale, { timeStyle: 'short', timeZone }).format(time);

/** The time in a zone with the zone's abbreviation: `21 November 2026 at 14:30 CET`. */
export const formatMinute = (time: Date, timeZone: string): string => {
  const zone = formatFor(dayLocale, { timeZone, timeZoneName: 'short' }).formatToParts(time);
  const name = zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${formatDayOf(time, timeZone)} at ${formatClock(time, timeZone)} ${name}`;
};

/** A time in full, to the second, with the name of its zone. */
export const formatInstant = (time: Date, timeZone: string): string =>
  formatFor(dayLocale, { dateStyle: 'full', timeStyle: 'long', timeZone }).format(time);

/** The zone of this machine's clock. */
export const readerTimeZone = (): string => formatFor(dayLocale, {}).resolvedOptions().timeZone;

const usualZones = [
  ...['Africa/Cairo', 'Africa/Johannesburg', 'Africa/Lagos', 'America/Anchorage'],
  ...['America/Argentina/Buenos_Aires', 'America/Bogota', 'America/Chicago', 'America/Denver'],
  ...['America/Los_Angeles', 'America/Mexico_City', 'America/New_York', 'America/Phoenix'],
  ...['America/Sao_Paulo', 'America/Toronto', 'Asia/Dubai', 'Asia/Hong_Kong', 'Asia/Kolkata'],
  ...['Asia/Seoul', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Australia/Sydney'],
  ...['Europe/Berlin', 'Europe/Istanbul', 'Europe/London', 'Europe/Madrid', 'Europe/Paris'],
  ...['Pacific/Auckland', 'Pacific/Honolulu'],
];

/** The zones to choose from: all that this machine lists, or some of each continent. */
export const timeZones = (): string[] => {
  const listed = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : usualZones;
  return [...new Set([usualTimeZone, ...listed])];
};

/** Whether the clocks of two zones agree at a time. */
export const sameClock = (time: Date, one: string, other: string): boolean =>
  offsetAt(time, one) === offsetAt(time, other);

/** The zone as people say it, in any season: `Pacific Time`. */
export const zoneName = (timeZone: string, now = new Date()): string => {
  if (timeZone === usualTimeZone) return timeZone;
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const found = formatFor(dayLocale, options).formatToParts(now);
  return found.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
