import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  endOfDay,
  formatClock,
  formatDay,
  formatDayOf,
  formatMinute,
  isDay,
  isoIn,
  isTimeZone,
  lastDays,
  monthOf,
  sameClock,
  startOfDay,
  timesOf,
  yearOf,
  zoneName,
} from './days.ts';

describe('dayOf', () => {
  it.each([
    ['2026-12-01T05:00:00Z', 'UTC', '2026-12-01'],
    ['2026-12-01T05:00:00Z', 'America/Los_Angeles', '2026-11-30'],
    ['2026-12-01T07:59:59.999Z', 'America/Los_Angeles', '2026-11-30'],
    ['2026-12-01T08:00:00Z', 'America/Los_Angeles', '2026-12-01'],
    ['2026-11-30T18:29:59.999Z', 'Asia/Kolkata', '2026-11-30'],
    ['2026-11-30T18:30:00Z', 'Asia/Kolkata', '2026-12-01'],
    ['2026-11-30T18:15:00Z', 'Asia/Kathmandu', '2026-12-01'],
    ['2026-11-30T18:14:59Z', 'Asia/Kathmandu', '2026-11-30'],
    ['2026-11-30T10:00:00Z', 'Pacific/Kiritimati', '2026-12-01'],
    ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
    ['1969-12-31T23:59:59.999Z', 'UTC', '1969-12-31'],
  ])('of %s in %s is %s', (time, timeZone, day) => {
    expect(dayOf(new Date(time), timeZone)).toBe(day);
  });
});

describe('A day in a zone', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z', 24],
    ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z', 24],
    ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z', 23],
    ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z', 25],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', 23],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', 25],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z', 24],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z', 24],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z', 24],
    // There clocks went from 00:00 to 01:00, and back from 00:00 to 23:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23],
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z', 25],
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z', 24],
    // From 01:00 back to 00:00: midnight comes twice.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
    // By half an hour.
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', 24.5],
    // The island left out the 30th.
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00.000Z', 24],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 24],
  ])('%s of %s begins at %s and has %s hours', (day, timeZone, start, hours) => {
    const [from, to] = [startOfDay(day, timeZone), endOfDay(day, timeZone)];
    expect(from.toISOString()).toBe(start);
    expect(dayOf(from, timeZone)).toBe(day);
    expect(dayOf(new Date(from.getTime() - 1), timeZone) < day).toBe(true);
    expect(dayOf(to, timeZone)).toBe(day);
    expect((to.getTime() + 1 - from.getTime()) / 3_600_000).toBe(hours);
  });

  it('that does not exist has no time', () => {
    const [from, to] = [startOfDay, endOfDay].map((of) => of('2011-12-30', 'Pacific/Apia'));
    expect(to?.getTime()).toBe((from?.getTime() ?? 0) - 1);
  });

  it('ends where the days of timestamps end', () => {
    const { until } = timesOf({ to: '9999-12-31' }, 'America/Los_Angeles');
    expect(until?.toISOString()).toBe('9999-12-31T23:59:59.999Z');
  });

  it('follows the day before without a gap, all year in zones that change their clocks', () => {
    const zones = ['America/Los_Angeles', 'Europe/Berlin', 'America/Nuuk', 'Africa/Cairo'];
    for (const timeZone of zones) {
      for (const day of lastDays('2026-12-31', 365)) {
        const end = endOfDay(addDays(day, -1), timeZone);
        expect(end.getTime() + 1, `${day} ${timeZone}`).toBe(startOfDay(day, timeZone).getTime());
      }
    }
  });
});

describe('The calendar', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 30, '2026-12-21'],
  ])('%s and %s days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });

  it('names the last days, oldest first', () => {
    expect(lastDays('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it.each([
    ['2026-03-31', 0, '2026-03-01', '2026-03-31'],
    ['2026-03-31', -1, '2026-02-01', '2026-02-28'],
    ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
    ['2026-12-01', 1, '2027-01-01', '2027-01-31'],
  ])('the month of %s and %s is from %s to %s', (day, offset, from, to) => {
    expect(monthOf(day, offset)).toEqual({ from, to });
  });

  it.each(['2026-11-21', '2024-02-29', '9999-12-31'])('has %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    ...['', '2026-02-29', '2026-13-01', '2026-1-1', '0202-11-21', '2026-11-21T10:00Z', 'today'],
    ...[20261121, null, undefined, ['2026-11-21']],
  ])('has no day %j', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('begins years with the zone', () => {
    const time = new Date('2026-12-31T12:00:00Z');
    expect(yearOf(time, 'America/Los_Angeles')).toBe(2026);
    expect(yearOf(time, 'Pacific/Kiritimati')).toBe(2027);
  });
});

describe('isTimeZone', () => {
  it.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Asia/Kathmandu', 'Etc/GMT+12'])(
    'accepts %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each(['', 'Mars/Phobos', '+05:30', 'Pacific time', ' UTC', 'UTC+2'])(
    'refuses "%s"',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

describe('Texts of a time', () => {
  const time = new Date('2026-12-01T05:00:00Z');

  it.each([
    ['UTC', '1 December 2026', '1 December 2026 at 05:00 UTC', '2026-12-01T05:00:00.000Z'],
    [
      'America/Los_Angeles',
      '30 November 2026',
      '30 November 2026 at 21:00 GMT-8',
      '2026-11-30T21:00:00.000-08:00',
    ],
    [
      'Asia/Kathmandu',
      '1 December 2026',
      '1 December 2026 at 10:45 GMT+5:45',
      '2026-12-01T10:45:00.000+05:45',
    ],
    [
      'Europe/Berlin',
      '1 December 2026',
      '1 December 2026 at 06:00 CET',
      '2026-12-01T06:00:00.000+01:00',
    ],
    [
      'Pacific/Kiritimati',
      '1 December 2026',
      '1 December 2026 at 19:00 GMT+14',
      '2026-12-01T19:00:00.000+14:00',
    ],
  ])('have the day and the clock of %s', (timeZone, day, minute, iso) => {
    expect(formatDayOf(time, timeZone)).toBe(day);
    expect(formatMinute(time, timeZone)).toBe(minute);
    expect(isoIn(time, timeZone)).toBe(iso);
    expect(new Date(iso)).toEqual(time);
  });

  it('say as much of a day as they shall', () => {
    const styles = ['short', 'medium', 'long', 'full'] as const;
    expect(styles.map((style) => formatDay('2026-11-21', style))).toEqual([
      ...['21 Nov', '21 Nov 2026', '21 November 2026', 'Saturday, 21 November 2026'],
    ]);
  });

  it('tell whether two zones read the same clock', () => {
    expect(formatClock(time, 'Europe/Berlin')).toBe('06:00');
    expect(sameClock(time, 'Europe/Berlin', 'Europe/Paris')).toBe(true);
    expect(sameClock(time, 'Europe/Berlin', 'Europe/London')).toBe(false);
    expect(sameClock(new Date('2026-03-15T12:00:00Z'), 'Europe/London', 'UTC')).toBe(true);
    expect(sameClock(new Date('2026-04-15T12:00:00Z'), 'Europe/London', 'UTC')).toBe(false);
  });

  it.each([
    ['UTC', 'UTC'],
    ['America/Los_Angeles', 'Pacific Time'],
    ['Asia/Kolkata', 'India Standard Time'],
  ])('name the zone %s %s', (timeZone, name) => {
    expect(zoneName(timeZone, time)).toBe(name);
  });
});

describe('months later', () => {
  it.each([
    ['2026-11-21', 6, '2027-05-21'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-15', -1, '2026-02-15'],
  ])('%s and %i months are %s', (day, count, later) => {
    expect(addMonths(day, count)).toBe(later);
  });
});
