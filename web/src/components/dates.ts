const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const fullMoment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });

/** A time in ISO 8601 as people read it, where they are: `21 Nov 2026, 10:00`. */
export const formatDateTime = (time: string): string => moment.format(new Date(time));

/** The same in full: `Saturday, 21 November 2026 at 10:00:00 UTC`. */
export const formatFullDateTime = (time: string): string => fullMoment.format(new Date(time));

/** A day as the API writes it, `2026-11-21`, as people read it: `21 Nov`. */
export const formatDay = (text: string): string => day.format(new Date(text));
