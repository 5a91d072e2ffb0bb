import {
  dayOf,
  formatClock,
  formatDay as formatDayIn,
  formatDayOf,
  formatInstant,
  isDay,
  readerTimeZone,
  sameClock,
} from 'functions/contract';
import { shopTimeZone } from './shopTimeZone.ts';

/** The day of a time in the shop's time zone; a day stays what it is. */
const dayIn = (text: string): string =>
  isDay(text) ? text : dayOf(new Date(text), shopTimeZone());

/** Today in the shop's time zone: `2026-11-21`. */
export const shopDay = (now = new Date()): string => dayOf(now, shopTimeZone());

/**
 * Formats an ISO 8601 time: the day of the shop, and the reader's clock, which says so where it
 * differs. `21 Nov 2026, 10:00`, `21 Nov 2026, 19:00 your time` or `1 Dec 2026 (30 Nov, 21:00 your
 * time)`.
 */
export const formatDateTime = (time: string, reader = readerTimeZone()): string => {
  const at = new Date(time);
  const shop = shopTimeZone();
  const [day, clock] = [formatDayOf(at, shop, 'medium'), formatClock(at, reader)];
  if (sameClock(at, shop, reader)) return `${day}, ${clock}`;
  if (dayOf(at, shop) === dayOf(at, reader)) return `${day}, ${clock} your time`;
  return `${day} (${formatDayOf(at, reader, 'short')}, ${clock} your time)`;
};

/** Formats it in full, by the reader's clock: `Saturday, 21 November 2026 at 10:00:00 UTC`. */
export const formatFullDateTime = (time: string): string =>
  formatInstant(new Date(time), readerTimeZone());

/** Formats a day, or the shop's day of an ISO 8601 time, as `21 Nov`. */
export const formatDay = (text: string): string => formatDayIn(dayIn(text), 'short');

/** Formats it with its year: `21 Nov 2026`. */
export const formatDate = (text: string): string => formatDayIn(dayIn(text), 'medium');

const isThisYear = (text: string): boolean => dayIn(text).slice(0, 4) === shopDay().slice(0, 4);

/** Formats it without the current year: `21 Nov`, but `31 Dec 2025`. */
export const formatShortDate = (text: string): string =>
  isThisYear(text) ? formatDay(text) : formatDate(text);

/** Formats its month, without the current year: `October`, but `October 2025`. */
export const formatMonth = (text: string): string => {
  const [, month = '', year = ''] = formatDayIn(dayIn(text)).split(' ');
  return isThisYear(text) ? month : `${month} ${year}`;
};

/** Formats it with the name of the month: `21 November 2026`. */
export const formatLongDate = (text: string): string => formatDayIn(dayIn(text));
