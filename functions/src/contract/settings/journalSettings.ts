import { type InferType, object, string } from 'yup';
import { dayOf, isDay } from '../days.ts';
import { wellFormed } from '../text/text.ts';
import { accountNames, type JournalAccount } from './journalAccounts.ts';

const digits = (label: string, usual: string, pattern: RegExp, message: string) =>
  string()
    .transform(wellFormed)
    .typeError(`${label} must be a text`)
    .nonNullable(`${label} must be a text`)
    .default(usual)
    .matches(pattern, message);

const account = (name: JournalAccount, usual: string) =>
  digits(accountNames[name], usual, /^\d{3,8}$/, 'Enter a number of 3 to 8 digits');

/** Where a day begins last: a day before that of there is over everywhere on earth. */
const lastZone = 'Etc/GMT+12';

/** The settings of the journal: where it posts to, and until when the accounts are closed. */
export const journalSchema = object({
  receivables: account('receivables', '1200'),
  revenue: account('revenue', '4000'),
  tax: account('tax', '2200'),
  bank: account('bank', '1000'),
  card: account('card', '1050'),
  cash: account('cash', '1020'),
  writeOffs: account('writeOffs', '4730'),
  /** The last day of the closed period; empty if none is. No document or payment is dated in it. */
  closedUntil: string()
    .typeError('The day must be a text')
    .nonNullable('The day must be a text')
    .default('')
    .test('day', 'Write the day like 2026-11-21', (day) => !day || isDay(day))
    .test(
      'past',
      'Only days that are over can be closed',
      (day) => !day || !isDay(day) || day < dayOf(new Date(), lastZone),
    ),
  /** The numbers of the tax consultant and of the shop at DATEV; empty for none. */
  consultant: digits('Consultant number', '', /^(?:\d{4,7})?$/, 'Enter a number of 4 to 7 digits'),
  client: digits('Client number', '', /^(?:\d{1,5})?$/, 'Enter a number of at most 5 digits'),
  /** The month in which the financial year begins, from 1 to 12. */
  yearStart: digits('First month', '1', /^(?:[1-9]|1[0-2])$/, 'Enter a month from 1 to 12'),
})
  .typeError('Enter the settings of the journal')
  .nonNullable('Enter the settings of the journal');
export type JournalSettings = InferType<typeof journalSchema>;

/** The journal of a shop that has not chosen: accounts that many charts of accounts have. */
export const usualJournal: JournalSettings = journalSchema.getDefault();

/** The problem with a day on which something is to be dated; null if the accounts are open for it. */
export const closedDayProblem = (
  day: string,
  { closedUntil }: Pick<JournalSettings, 'closedUntil'>,
): string | null =>
  day <= closedUntil ? `The accounts are closed until ${closedUntil}: choose a later day` : null;
