import { formatMoney, type Sales } from 'functions/contract';

const pieces = new Intl.NumberFormat('en-US');
const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const shortCount = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** A whole number as people read it: `1,234`. */
export const formatCount = (count: number): string => pieces.format(count);

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
