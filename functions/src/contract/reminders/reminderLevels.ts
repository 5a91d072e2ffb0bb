import { type InferType, number, object } from 'yup';
import { limits } from '../limits.ts';
import { counted } from '../numbers/numbers.ts';
import { readDays } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { documentText } from '../text/documentText.ts';
import { placeholderProblem } from './reminderText.ts';

/** The levels of reminders, by their names in the settings. */
export const reminderLevelNames = ['first', 'second', 'third'] as const;
export type ReminderLevelName = (typeof reminderLevelNames)[number];

/** The text of the first reminder of a shop that has not written one. */
const usualText = `{amount} for your order {order} was due on {dueDate}, {days} ago. We have not received it yet.

Please pay it within the next few days. If you have already done so, thank you: you can ignore this mail.`;

const levelSchema = (label: string, usual: { days: number; text: string }) =>
  object({
    /** How many days after the due date. */
    days: typedNumber(number(), readDays, `Days of the ${label} must be a number`)
      .required('Enter the days')
      .integer('Enter whole days')
      .min(1, 'Enter at least 1 day')
      .max(limits.reminderDays, `Enter at most ${counted(limits.reminderDays, 'day')}`)
      .default(usual.days),
    /** Empty for a level that is not used. */
    text: documentText('Text', limits.reminderText)
      .test('placeholders', (text, { createError }) => {
        const message = placeholderProblem(text ?? '');
        return message === null || createError({ message });
      })
      .default(usual.text),
  })
    .typeError(`Enter the ${label}`)
    .nonNullable(`Enter the ${label}`);

const usualLevels = {
  first: { days: 1, text: usualText },
  second: { days: 14, text: '' },
  third: { days: 28, text: '' },
};

interface Level {
  days: number;
  text: string;
}

/** A level of a form that may not have been validated: others report its fields, or are usual. */
const levelOf = (levels: unknown, name: ReminderLevelName): Level => {
  const typed = (levels as Partial<Record<ReminderLevelName, Partial<Level>>> | null)?.[name];
  const { days, text } = { ...usualLevels[name], ...typed };
  return {
    days: Number.isFinite(days) ? days : 0,
    text: typeof text === 'string' ? text : '',
  };
};

/** The problem with a level after another one; null if there is none. */
const orderProblem = (
  before: Level,
  level: Level,
): { field: keyof Level; message: string } | null => {
  if (level.text === '') return null;
  if (before.text === '') {
    return { field: 'text', message: 'Write the text of the level before first' };
  }
  return level.days <= before.days
    ? {
        field: 'days',
        message: `Enter more than ${counted(before.days, 'day')}, as the level before`,
      }
    : null;
};

/** The levels of reminders in the settings. Each used level comes later than the one before. */
export const remindersSchema = object({
  first: levelSchema('first reminder', usualLevels.first),
  second: levelSchema('second reminder', usualLevels.second),
  third: levelSchema('third reminder', usualLevels.third),
})
  .typeError('Enter the reminders')
  .nonNullable('Enter the reminders')
  .test('order', (levels, { createError, path }) => {
    for (const [at, name] of reminderLevelNames.entries()) {
      const before = reminderLevelNames[at - 1];
      const problem = before && orderProblem(levelOf(levels, before), levelOf(levels, name));
      if (problem) {
        return createError({ path: `${path}.${name}.${problem.field}`, message: problem.message });
      }
    }
    return true;
  });
export type ReminderSettings = InferType<typeof remindersSchema>;

export const usualReminders: ReminderSettings = usualLevels;

/** The used levels of reminders: the first is level 1. */
export const reminderLevelsOf = (levels: ReminderSettings): Level[] => {
  const all = reminderLevelNames.map((name) => levels[name]);
  const end = all.findIndex(({ text }) => text === '');
  return end === -1 ? all : all.slice(0, end);
};
