import { type AgedAmounts, type AgeGroup, ageGroups, counted } from 'functions/contract';
import { paths } from '../../lib/router/paths.ts';

/** The names of the ages of open amounts, in the heading of a column. */
export const ageTexts: Record<AgeGroup, string> = {
  'not-due': 'Not due',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  'over-90': 'Over 90 days',
};

/** The ages of overdue amounts. */
const overdueAges = ageGroups.filter((age) => age !== 'not-due');

/** The overdue amount of any age. */
export const overdueIn = (amounts: AgedAmounts): number =>
  overdueAges.reduce((sum, age) => sum + amounts[age], 0);

/** A number of orders. */
export const ordersText = (orders: number): string => counted(orders, 'order');

/** The list of all orders with a payment filter, and those of one payer only. */
export const ordersPath = (payment: 'unpaid' | 'overdue' | 'refund-due', payer?: string): string =>
  `${paths.allOrders}?${new URLSearchParams({ payment, ...(payer && { payer }) })}`;
