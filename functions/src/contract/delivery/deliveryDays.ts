import { addDays, dayOf, formatClock, formatDay, isDay, weekdayOf } from '../days.ts';
import { limits } from '../limits.ts';

/** The days on which the shop works, and what they are called. */
export const workWeeks = {
  'mon-fri': { label: 'Monday to Friday', days: [1, 2, 3, 4, 5] },
  'mon-sat': { label: 'Monday to Saturday', days: [1, 2, 3, 4, 5, 6] },
  'sun-thu': { label: 'Sunday to Thursday', days: [0, 1, 2, 3, 4] },
} as const;
export type WorkWeek = keyof typeof workWeeks;

/** What the shop's settings say about deliveries. */
export interface DeliveryPlan {
  /** The work days from an order to its delivery. */
  leadDays: number;
  /** The work days of these from the shop to the customer. */
  transitDays: number;
  /** Until when an order counts for its day: `14:00`. */
  cutOff: string;
  workWeek: WorkWeek;
  /** Days without work besides those of the week, one in a line. */
  closedDays: string;
  timeZone: string;
}

/** The days in a text, in which anything but a day separates them; in order, and each once. */
export const daysIn = (text: string): string[] =>
  [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))].toSorted();

/** The first word of a list of days that is no day; undefined if there is none. */
export const wrongDayIn = (text: string): string | undefined =>
  daysIn(text).find((word) => !isDay(word));

const workDaysOf = ({ workWeek, closedDays }: DeliveryPlan) => {
  const closed = new Set(daysIn(closedDays));
  const week: readonly number[] = workWeeks[workWeek].days;
  const isWorkDay = (day: string) => week.includes(weekdayOf(day)) && !closed.has(day);
  const from = (day: string): string => (isWorkDay(day) ? day : from(addDays(day, 1)));
  const until = (day: string): string => (isWorkDay(day) ? day : until(addDays(day, -1)));
  return { from, until };
};

/** The first work day from a day on. */
export const nextWorkDay = (day: string, plan: DeliveryPlan): string => workDaysOf(plan).from(day);

/** The day by which an order of a time arrives: the earliest that can be requested. */
export const deliveryDayOf = (at: Date, plan: DeliveryPlan): string => {
  const { from } = workDaysOf(plan);
  const today = dayOf(at, plan.timeZone);
  const isInTime = from(today) === today && formatClock(at, plan.timeZone) <= plan.cutOff;
  const start = isInTime ? today : from(addDays(today, 1));
  return Array.from({ length: plan.leadDays }).reduce<string>(
    (day) => from(addDays(day, 1)),
    start,
  );
};

/**
 * The day by which staff ship an order so that it arrives on a day, not before the day of the order.
 */
export const shipByOf = (arrival: string, at: Date, plan: DeliveryPlan): string => {
  const { until } = workDaysOf(plan);
  const day = Array.from({ length: plan.transitDays }).reduce<string>(
    (later) => until(addDays(later, -1)),
    arrival,
  );
  const today = dayOf(at, plan.timeZone);
  return day < today ? today : day;
};

/** The last day that can be requested. */
export const lastRequestedDay = (at: Date, { timeZone }: Pick<DeliveryPlan, 'timeZone'>): string =>
  addDays(dayOf(at, timeZone), limits.requestedDays);

const full = (day: string): string => formatDay(day, 'full');

/** Why a day cannot be requested for a delivery, with the next one that can; null if it can. */
export const requestedDayProblem = (day: string, at: Date, plan: DeliveryPlan): string | null => {
  if (!isDay(day)) return 'Enter a day';
  const earliest = deliveryDayOf(at, plan);
  if (day < earliest) return `The earliest possible day is ${full(earliest)}`;
  const last = lastRequestedDay(at, plan);
  if (day > last) return `Choose a day until ${full(last)}`;
  const next = nextWorkDay(day, plan);
  return next === day
    ? null
    : `We do not deliver on ${full(day)}: the next possible day is ${full(next)}`;
};
