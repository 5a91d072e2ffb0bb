const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A time in ISO 8601 as people read it, where they are: `21 Nov 2026, 10:00`. */
export const formatMoment = (time: string): string => moment.format(new Date(time));

/** A day as the API writes it, `2026-11-21`, as people read it: `21 Nov`. */
export const formatDay = (text: string): string => day.format(new Date(text));
