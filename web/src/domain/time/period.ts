import { addDays, monthOf } from 'functions/contract';
import { shopDay } from './dates.ts';

/** The first and the last day, `2026-11-21`, on which orders were placed; empty for any. */
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

const lastDaysOf = (today: string, count: number): Period => ({
  from: addDays(today, 1 - count),
  to: today,
});

const periods: Record<PeriodName, (today: string) => Period> = {
  any: () => ({ from: '', to: '' }),
  today: (today) => lastDaysOf(today, 1),
  week: (today) => lastDaysOf(today, 7),
  month: (today) => lastDaysOf(today, 30),
  thisMonth: (today) => monthOf(today, 0),
  lastMonth: (today) => monthOf(today, -1),
};

/** The days of a named period. */
export const periodOf = (name: PeriodName, now: Date): Period => periods[name](shopDay(now));

/** The name of a period, or undefined if it has none. */
export const periodNameOf = ({ from, to }: Period, now: Date): PeriodName | undefined =>
  names.find((name) => {
    const period = periodOf(name, now);
    return period.from === from && period.to === to;
  });

/** Whether a period has no days: its last day is before its first. */
export const isEmptyPeriod = ({ from, to }: Period): boolean =>
  from !== '' && to !== '' && from > to;
