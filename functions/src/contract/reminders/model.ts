import { boolean, type InferType, number, object, string } from 'yup';
import type { Acknowledged } from '../calls/responses.ts';
import { isDay } from '../days.ts';
import { reminderLevelNames } from './reminderLevels.ts';

/** The body of a reminder: the level that the sender saw as the next one. */
export const reminderSchema = object({
  level: number()
    .typeError('Level must be a number')
    .required('Level is required')
    .oneOf(
      reminderLevelNames.map((_, at) => at + 1),
      `Level must be 1 to ${reminderLevelNames.length}`,
    ),
  /** Sends it although the customer has promised to pay, or the level is not due yet. */
  override: boolean()
    .typeError('Override must be true or false')
    .nonNullable('Override must be true or false')
    .default(false),
});
export type ReminderInput = InferType<typeof reminderSchema>;

/** The body of a promise to pay. */
export const promiseSchema = object({
  /** Until when the customer has promised to pay; empty for no promise. */
  day: string()
    .typeError('Enter a day')
    .defined('Enter a day')
    .nonNullable('Enter a day')
    .test('day', 'Enter a day', (day) => day === '' || isDay(day)),
});
export type PromiseInput = InferType<typeof promiseSchema>;

const statementDay = (label: string) =>
  string()
    .typeError(`Enter the ${label} day`)
    .required(`Enter the ${label} day`)
    .test('day', 'Enter a day', isDay);

/** The body of a statement by mail: its first and its last day. */
export const statementMailSchema = object({
  from: statementDay('first'),
  to: statementDay('last').test(
    'order',
    'The last day must not be before the first',
    (to, { parent }) => !(to < parent.from),
  ),
});
export type StatementMailInput = InferType<typeof statementMailSchema>;

/** The message for a statement of a customer without an address. */
export const noStatementAddressMessage = 'The customer has no e-mail address';

/** The response to a statement by mail. */
export interface MailedStatement extends Acknowledged {
  /** Where it goes. */
  to: string;
}
