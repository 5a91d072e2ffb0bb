import { dayOf, usualTimeZone } from '../days.ts';

/** The periods of a budget. */
export const budgetPeriods = ['month', 'quarter', 'year'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** The period whose spending is kept for members without a budget. */
export const usualBudgetPeriod: BudgetPeriod = 'month';

const namesOf: Record<BudgetPeriod, (year: string, month: string) => string> = {
  month: (year, month) => `${year}-${month}`,
  quarter: (year, month) => `${year}-Q${Math.ceil(Number(month) / 3)}`,
  year: (year) => year,
};

/**
 * The period of a budget in which a time is, in UTC: `2026-11`, `2026-Q4` or `2026`. UTC, because a
 * company's members work in many time zones, and a period must not begin twice.
 */
export const periodOf = (period: BudgetPeriod, time: Date): string => {
  const [year = '', month = ''] = dayOf(time, usualTimeZone).split('-');
  return namesOf[period](year, month);
};
