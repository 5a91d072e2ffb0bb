import { formatMoney, type Sales } from 'functions/contract';
import { formatCount } from '../../components/formatCount.ts';

const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const wholeMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const shortCount = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** From here on, in dollars, nobody looks at the cents of a sum, and they would need a second line. */
const largeSum = 100_000;

/** A sum of money as a key figure: `$1,234.50`, but `$1,234,567`. */
export const formatSum = (dollars: number): string =>
  dollars < largeSum ? formatMoney(dollars) : wholeMoney.format(dollars);

/** A way to look at figures: what it is called, and how one is written in full and on an axis. */
export interface Measure {
  name: string;
  format: (value: number) => string;
  short: (value: number) => string;
}

const counted = { format: formatCount, short: (count: number) => shortCount.format(count) };

/** What can be looked at of sales. */
export const salesMeasures = {
  revenue: { name: 'Money', format: formatMoney, short: (sum: number) => shortMoney.format(sum) },
  pieces: { name: 'Pieces', ...counted },
} as const satisfies Record<keyof Sales, Measure>;

export type SalesMeasure = keyof typeof salesMeasures;

/** Accounts by the day they were made. */
export const userMeasure: Measure = { name: 'New users', ...counted };
