import { count, text, time } from '../calls/jsonSchema.ts';
import { about, nullable } from '../kinds/fields.ts';

/** A reminder of a late payment that the customer got. */
export const reminderFields = {
  level: about(count, '1 for the first reminder'),
  at: time,
  uid: about(nullable(text), 'Who of the staff sent it; null for the shop itself'),
};

/** The promise of a customer to pay, as staff have noted it. */
export const promiseFields = {
  day: about(text, 'Until when, in the shop’s time zone: 2026-11-21'),
  at: time,
  uid: about(text, 'Who of the staff noted it'),
};
