import {
  amountDueOf,
  formatCentsIn,
  isOverdue,
  lastLevelOf,
  type ReminderProblem,
  refusedReminderText,
} from 'functions/contract';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { dueText } from '../money/paymentTexts.ts';
import type { Order } from '../order/order.ts';
import { formatLongDate, shopDay } from '../time/dates.ts';

type Reminded = Pick<Order, 'reminders' | 'promise'>;

/** `Reminder 2 on 21 November 2026, by the shop itself`; null before the first reminder. */
export const lastReminderText = ({ reminders = [] }: Reminded): string | null => {
  const last = reminders.at(-1);
  if (!last) return null;
  const by = last.uid === null ? ', by the shop itself' : '';
  return `Reminder ${last.level} on ${formatLongDate(last.at)}${by}`;
};

/** Until when the customer has promised to pay, and when that was noted; null without a promise. */
export const promiseText = ({ promise }: Reminded): string | null => {
  if (!promise) return null;
  const { day, at } = promise;
  const text = `to pay by ${formatLongDate(day)}, noted on ${formatLongDate(at)}`;
  return day < shopDay() ? `Had promised ${text}` : `Promised ${text}`;
};

/** Whether an order can be reminded of. */
export const canRemind = (order: Order): boolean => isOverdue(order, new Date());

/** The level of the next reminder. */
export const nextLevelOf = (order: Reminded): number => lastLevelOf(order) + 1;

/** An order in the list of those that are reminded of. */
export const remindedText = (order: Order): string =>
  [
    `${order.number}, ${order.payerName}`,
    formatCentsIn(order.currency, amountDueOf(order)),
    dueText(order, new Date()),
    lastReminderText(order) ?? 'No reminder so far',
    promiseText(order),
  ]
    .filter(Boolean)
    .join(' · ');

/** Why the shop has refused a reminder; null for another failure. */
export const problemOf = (error: unknown): ReminderProblem | null =>
  error instanceof ApiProblem && error.code === 'reminder-refused'
    ? error.details.refusedReminder
    : null;

/** Why a reminder was not sent, as a sentence. */
export const reminderFailureText = (error: unknown): string => {
  const problem = problemOf(error);
  return problem ? refusedReminderText(problem) : messageOf(error);
};
