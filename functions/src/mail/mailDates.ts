const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A date as mails show it: `22 November 2026`. */
export const formatDay = (date: Date): string => day.format(date);

/** A time as mails show it: `22 November 2026 at 14:30 UTC`. */
export const formatMinute = (time: Date): string => `${minute.format(time)} UTC`;
