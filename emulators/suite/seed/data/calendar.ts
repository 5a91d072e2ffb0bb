import { addDays, dayOf, startOfDay, weekdayOf } from 'functions/contract';
import type { Random } from './random.ts';
import { timeZone } from './timeZone.ts';

const minuteMs = 60_000;

/** The number of days with all orders, including today. */
const daysWithOrders = 60;

const openedDaysAgo = 150;

/** The weekday in the shop some days before that of `now`: 0 is Sunday. */
const weekdayBefore = (now: Date, days: number): number =>
  weekdayOf(addDays(dayOf(now, timeZone), -days));

/** A time after midnight in the shop, some days before that of `now`. */
export const daysBefore = (now: Date, days: number, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = startOfDay(addDays(dayOf(now, timeZone), -days), timeZone);
  return new Date(midnight.getTime() + (hours * 60 + minutes) * minuteMs);
};

/** When the shop opened. */
export const openingOf = (now: Date): Date => daysBefore(now, openedDaysAgo, '06:00');

/** The orders on a day, from Sunday to Saturday, halfway through the period. */
const ordersByWeekday = [1.2, 7, 7.4, 6.4, 6.6, 5.8, 1.8];

/** The first day has 70 % of the average, the last one 130 %. */
const growth = { first: 0.7, total: 0.6 };

const orderCount = (now: Date, daysAgo: number, random: Random): number => {
  const weekday = weekdayBefore(now, daysAgo);
  const trend = growth.first + growth.total * (1 - daysAgo / (daysWithOrders - 1));
  return Math.round((ordersByWeekday[weekday] ?? 0) * trend + 2 * random.next() - 1);
};

const firstOrder = '06:30';
const minutesWithOrders = 13 * 60;

/** A time at which customers order: mostly around noon. */
const orderTime = (now: Date, daysAgo: number, random: Random): Date => {
  const share = (random.next() + random.next()) / 2;
  const first = daysBefore(now, daysAgo, firstOrder).getTime();
  return new Date(first + share * minutesWithOrders * minuteMs);
};

/**
 * When orders were placed up to `now`, oldest first: fewer at weekends, and more from week to week.
 */
export const orderTimes = (now: Date, random: Random): Date[] =>
  Array.from({ length: daysWithOrders }, (_, index) => daysWithOrders - 1 - index)
    .flatMap((daysAgo) =>
      Array.from({ length: orderCount(now, daysAgo, random) }, () =>
        orderTime(now, daysAgo, random),
      ).sort((one, other) => one.getTime() - other.getTime()),
    )
    .filter((time) => time <= now);

const openingHours = { from: '08:00', to: '17:00' };

/** The minutes of a working day. */
export const workingDay = 9 * 60;

const isWorkingDay = (time: Date): boolean => weekdayBefore(time, 0) % 6 !== 0;

/** The time after so many minutes in which the shop works: on weekdays from 8 to 17 o'clock. */
export const afterWorking = (minutes: number, since: Date): Date => {
  const opens = daysBefore(since, 0, openingHours.from);
  const start = Math.max(since.getTime(), opens.getTime());
  const closes = daysBefore(since, 0, openingHours.to).getTime();
  const left = isWorkingDay(since) ? Math.max(closes - start, 0) / minuteMs : 0;
  if (minutes < left) return new Date(start + minutes * minuteMs);
  return afterWorking(minutes - left, daysBefore(since, -1, openingHours.from));
};
