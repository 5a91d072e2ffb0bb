import { dayOf, lastDays } from 'functions/contract';

/** The first and the last day in UTC, `2026-11-21`, on which orders were placed; empty for any. */
export interface Period {
  from: string;
  to: string;
}

/** The names of the periods that one choice sets. */
export const periodTexts = {
  any: 'Any time',
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
} as const;
export type PeriodName = keyof typeof periodTexts;

const names = Object.keys(periodTexts) as PeriodName[];

/** The month `offset` months after that of `now`, from its first to its last day. */
const monthOf = (now: Date, offset: number): Period => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + offset];
  const [first, last] = [
    new Date(Date.UTC(year, month, 1)),
    new Date(Date.UTC(year, month + 1, 0)),
  ];
  return { from: dayOf(first), to: dayOf(last) };
};

const lastDaysOf = (now: Date, count: number): Period => ({
  from: lastDays(now, count)[0] ?? '',
  to: dayOf(now),
});

const periods: Record<PeriodName, (now: Date) => Period> = {
  any: () => ({ from: '', to: '' }),
  today: (now) => lastDaysOf(now, 1),
  week: (now) => lastDaysOf(now, 7),
  month: (now) => lastDaysOf(now, 30),
  thisMonth: (now) => monthOf(now, 0),
  lastMonth: (now) => monthOf(now, -1),
};

/** The days of a named period. */
export const periodOf = (name: PeriodName, now: Date): Period => periods[name](now);

/** The name of a period, or undefined if it has none. */
export const periodNameOf = ({ from, to }: Period, now: Date): PeriodName | undefined =>
  names.find((name) => {
    const period = periodOf(name, now);
    return period.from === from && period.to === to;
  });

/** Whether a text is a day, `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
};

/** Whether a period has no days: its last day is before its first. */
export const isEmptyPeriod = ({ from, to }: Period): boolean =>
  from !== '' && to !== '' && from > to;
