/**
 * The periods of budgets, in UTC: a company's members work in many time zones, and a period must not
 * begin twice.
 */
import { dayOf, usualTimeZone } from '../days.ts';

/** The periods of a budget. */
export const budgetPeriods = ['month', 'quarter', 'year'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** The months of a year. */
const monthsOfYear = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
] as const;
export type SpendingMonth = (typeof monthsOfYear)[number];

/** What a member has spent in each month of a year: net amounts in whole cents. */
export type MonthlySpending = Partial<Record<SpendingMonth, number>>;

/** The year and the month of a time, in which an order counts. */
export const spendingMonthOf = (time: Date): { year: string; month: SpendingMonth } => {
  const [year = '', month = ''] = dayOf(time, usualTimeZone).split('-');
  return { year, month: month as SpendingMonth };
};

const sizes: Record<BudgetPeriod, number> = { month: 1, quarter: 3, year: 12 };

/** The months of the period in which a month is. */
const monthsIn = (period: BudgetPeriod, month: SpendingMonth): readonly SpendingMonth[] => {
  const size = sizes[period];
  const first = Math.floor(monthsOfYear.indexOf(month) / size) * size;
  return monthsOfYear.slice(first, first + size);
};

/** The sum of what was spent in the period of a time, from the spending of its year. */
export const spentIn = (months: MonthlySpending, period: BudgetPeriod, time: Date): number =>
  monthsIn(period, spendingMonthOf(time).month).reduce(
    (sum, month) => sum + (months[month] ?? 0),
    0,
  );
