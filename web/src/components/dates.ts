const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const fullDateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });

/** Formats an ISO 8601 time in the local time zone: `21 Nov 2026, 10:00`. */
export const formatDateTime = (time: string): string => dateTime.format(new Date(time));

/** Formats it in full: `Saturday, 21 November 2026 at 10:00:00 UTC`. */
export const formatFullDateTime = (time: string): string => fullDateTime.format(new Date(time));

/** Formats a day of the API, `2026-11-21`, as `21 Nov`. */
export const formatDay = (text: string): string => day.format(new Date(text));

/** Formats the day of an ISO 8601 time in UTC: `21 Nov 2026`. */
export const formatDate = (time: string): string => date.format(new Date(time));

const isThisYear = (time: string): boolean =>
  new Date(time).getUTCFullYear() === new Date().getUTCFullYear();

/** Formats the day without the current year: `21 Nov`, but `31 Dec 2025`. */
export const formatShortDate = (time: string): string =>
  isThisYear(time) ? formatDay(time) : formatDate(time);

/** Formats it with the name of the month: `21 November 2026`. */
export const formatLongDate = (time: string): string => longDate.format(new Date(time));
