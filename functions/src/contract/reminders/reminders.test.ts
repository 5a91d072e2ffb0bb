import { describe, expect, it } from 'vitest';
import { addDays, endOfDay } from '../days.ts';
import { usualReminders } from './reminderLevels.ts';
import {
  canOverride,
  nextLookAt,
  nextReminderDay,
  type RemindedOrder,
  reminderProblem,
} from './reminders.ts';
import { placeholderProblem, reminderParagraphs } from './reminderText.ts';

const timeZone = 'America/Los_Angeles';
const due = '2026-11-01';
const shop = {
  timeZone,
  reminders: {
    first: usualReminders.first,
    second: { days: 14, text: 'Second' },
    third: { days: 28, text: '' },
  },
};

const order: RemindedOrder = {
  status: 'shipped',
  total: 100,
  paid: 0,
  refunded: 0,
  credited: { net: 0, total: 0 },
  dueAt: endOfDay(due, timeZone),
  userEmail: 'ada@example.test',
};

const onDay = (days: number): Date => endOfDay(addDays(due, days), timeZone);
const reminded = (days: number) => ({ level: 1, at: onDay(days), name: 'Nora' });

describe('reminderProblem', () => {
  it.each<[string, Partial<RemindedOrder>, number, number, string | undefined]>([
    ['the due day', {}, 1, 0, 'not-overdue'],
    ['the day after', {}, 1, 1, undefined],
    ['a paid order', { paid: 100 }, 1, 9, 'not-overdue'],
    ['no address', { userEmail: '' }, 1, 9, 'no-email'],
    ['a promise of today', { promise: { day: addDays(due, 9) } }, 1, 9, 'promised'],
    ['a promise of yesterday', { promise: { day: addDays(due, 8) } }, 1, 9, undefined],
    ['a level that was sent', { reminders: [reminded(1)] }, 1, 20, 'sent'],
    ['the second level before its day', { reminders: [reminded(1)] }, 2, 13, 'too-early'],
    ['the second level on its day', { reminders: [reminded(1)] }, 2, 14, undefined],
    ['the second level soon after a late first', { reminders: [reminded(13)] }, 2, 20, 'too-early'],
    ['a level that is skipped', {}, 2, 20, 'no-level'],
    [
      'a level without a text',
      { reminders: [reminded(1), { ...reminded(14), level: 2 }] },
      3,
      40,
      'no-level',
    ],
  ])('on %s', (_, fields, level, days, problem) => {
    expect(reminderProblem({ ...order, ...fields }, level, shop, onDay(days))?.problem).toBe(
      problem,
    );
  });

  it('can be overridden only for what staff decide', () => {
    expect(canOverride({ problem: 'promised', day: due })).toBe(true);
    expect(canOverride({ problem: 'too-early', day: due })).toBe(true);
    expect(canOverride({ problem: 'sent', level: 1, at: '', by: '' })).toBe(false);
  });
});

it('The next reminder waits for its days after the due date and after the one before', () => {
  expect(nextReminderDay(order, shop)).toBe(addDays(due, 1));
  expect(nextReminderDay({ ...order, reminders: [reminded(10)] }, shop)).toBe(addDays(due, 23));
  expect(nextReminderDay({ ...order, dueAt: null }, shop)).toBeNull();
});

it('The shop looks at a late payment each day, until all levels were sent or it is paid', () => {
  expect(nextLookAt(order, onDay(3), timeZone)?.getTime()).toBe(onDay(3).getTime() + 1);
  expect(nextLookAt({ ...order, paid: 100 }, onDay(3), timeZone)).toBeNull();
  expect(
    nextLookAt({ ...order, reminders: [{ ...reminded(1), level: 3 }] }, onDay(3), timeZone),
  ).toBeNull();
});

describe('The text of a reminder', () => {
  it('names the payment in place of placeholders, in paragraphs', () => {
    const late = { customer: 'Ada', order: 'TH-1', invoice: null, currency: 'USD' as const };
    const text = '{customer}, {invoice}:\n{amount}.\n\nSince {dueDate}, {days}.';
    expect(
      reminderParagraphs(text, { ...late, amount: 1_050, dueOn: due, daysOverdue: 1 }),
    ).toEqual(['Ada, TH-1:\n$10.50.', 'Since 1 November 2026, 1 day.']);
  });

  it.each([
    ['Pay {amount}', null],
    ['Pay {sum}', 'Only these can stand in braces: customer'],
    ['Pay {}', 'Only these can stand in braces: customer'],
    ['Pay {amount', 'A brace of a placeholder'],
    ['Pay amount}', 'A brace of a placeholder'],
  ])('with %j', (text, problem) => {
    const found = placeholderProblem(text);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });
});
