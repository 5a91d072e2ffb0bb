/** When a late payment is reminded of. Only this module decides. */
import { addDays, dayOf, formatDay, startOfDay } from '../days.ts';
import { amountDueOf, type DatedPaymentState, isOverdue } from '../orders/paymentStatus.ts';
import { daysOverdue } from '../terms/paymentTerms.ts';
import { type ReminderSettings, reminderLevelNames, reminderLevelsOf } from './reminderLevels.ts';

/** The fields of an order that decide about its reminders. */
export interface RemindedOrder extends DatedPaymentState {
  userEmail: string;
  reminders?: readonly { level: number; at: Date | string; name?: string }[];
  promise?: { day: string } | null;
}

/** The settings about reminders, and the calendar of the shop. */
export interface RemindingShop {
  reminders: ReminderSettings;
  timeZone: string;
}

/** Why a reminder is not sent. The last two can be overridden. */
export type ReminderProblem =
  /** Someone has sent this level already. */
  | { problem: 'sent'; level: number; at: string; by: string }
  | { problem: 'not-overdue' }
  | { problem: 'no-email' }
  /** All levels were sent. */
  | { problem: 'no-level' }
  | { problem: 'promised'; day: string }
  /** The day from which the level is due. */
  | { problem: 'too-early'; day: string };

/** The reasons against a reminder that staff can override. */
const overridable: readonly ReminderProblem['problem'][] = ['promised', 'too-early'];

/** Whether staff can send a reminder despite a problem. */
export const canOverride = ({ problem }: ReminderProblem): boolean => overridable.includes(problem);

/** The level of the last reminder; 0 before the first one. */
export const lastLevelOf = ({ reminders = [] }: Pick<RemindedOrder, 'reminders'>): number =>
  reminders.at(-1)?.level ?? 0;

/** The first day so long after the reminder before as the two levels are apart. */
const dayAfterLast = (order: RemindedOrder, { reminders, timeZone }: RemindingShop): string => {
  const levels = reminderLevelsOf(reminders);
  const [sent, last] = [order.reminders?.at(-1), lastLevelOf(order)];
  const [before, level] = [levels[last - 1], levels[last]];
  if (!sent || !before || !level) return '';
  return addDays(dayOf(new Date(sent.at), timeZone), level.days - before.days);
};

/**
 * The first day on which the next level is due: its days after the due date, and as long after the
 * reminder before as the two levels are apart. Null if no level is left, or nothing can be overdue.
 */
export const nextReminderDay = (order: RemindedOrder, shop: RemindingShop): string | null => {
  const level = reminderLevelsOf(shop.reminders)[lastLevelOf(order)];
  if (!level || order.dueAt === null) return null;
  const afterDue = addDays(dayOf(new Date(order.dueAt), shop.timeZone), level.days);
  const afterLast = dayAfterLast(order, shop);
  return afterLast > afterDue ? afterLast : afterDue;
};

/** Whether the day of the next level has come; a due date of another time zone counts as its own. */
const isReached = (order: RemindedOrder, shop: RemindingShop, now: Date): boolean => {
  const { timeZone } = shop;
  const days = reminderLevelsOf(shop.reminders)[lastLevelOf(order)]?.days ?? Infinity;
  const overdue = daysOverdue(new Date(order.dueAt ?? now), now, timeZone);
  return overdue >= days && dayAfterLast(order, shop) <= dayOf(now, timeZone);
};

/** The reason against a reminder of a level now; null if there is none. */
export const reminderProblem = (
  order: RemindedOrder,
  level: number,
  shop: RemindingShop,
  now: Date,
): ReminderProblem | null => {
  const sent = order.reminders?.find((one) => one.level === level);
  if (sent)
    return { problem: 'sent', level, at: new Date(sent.at).toISOString(), by: sent.name ?? '' };
  if (!isOverdue(order, now)) return { problem: 'not-overdue' };
  if (order.userEmail === '') return { problem: 'no-email' };
  const day = nextReminderDay(order, shop);
  if (day === null || level !== lastLevelOf(order) + 1) return { problem: 'no-level' };
  const today = dayOf(now, shop.timeZone);
  if (order.promise && order.promise.day >= today) {
    return { problem: 'promised', day: order.promise.day };
  }
  return isReached(order, shop, now) ? null : { problem: 'too-early', day };
};

/** How many days later the shop looks again at a late payment that it does not remind of now. */
const daysToLook = 1;

/**
 * When the shop looks at a late payment again: each day, because days pass, and settings, addresses
 * and promises change. Null once every level that there can be was sent.
 */
export const nextLookAt = (order: RemindedOrder, now: Date, timeZone: string): Date | null =>
  amountDueOf(order) === 0 || lastLevelOf(order) >= reminderLevelNames.length
    ? null
    : startOfDay(addDays(dayOf(now, timeZone), daysToLook), timeZone);

/** Why a reminder was not sent, as a sentence for staff. */
export const refusedReminderText = (refused: ReminderProblem): string => {
  switch (refused.problem) {
    case 'sent':
      return `${refused.by || 'The shop'} has already sent reminder ${refused.level}.`;
    case 'not-overdue':
      return 'The payment is not late, or has arrived.';
    case 'no-email':
      return 'The customer has no e-mail address.';
    case 'no-level':
      return 'All reminders of the settings were sent.';
    case 'promised':
      return `The customer has promised to pay by ${formatDay(refused.day)}.`;
    case 'too-early':
      return `The next reminder is due on ${formatDay(refused.day)}.`;
  }
};
