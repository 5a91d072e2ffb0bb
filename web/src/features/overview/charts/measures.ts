import { formatCount, formatMoney, locale, moneyFormat, type Sales } from 'functions/contract';

const shortMoney = moneyFormat({ notation: 'compact', maximumFractionDigits: 1 });
const wholeMoney = moneyFormat({ maximumFractionDigits: 0 });
const shortCount = new Intl.NumberFormat(locale, { notation: 'compact' });

/** Sums from this many dollars have no cents, so that they fit on one line. */
const largeSum = 10_000;

/** Formats a sum as a key figure: `$1,234.50`, but `$1,234,567`. */
export const formatSum = (dollars: number): string =>
  dollars < largeSum ? formatMoney(dollars) : wholeMoney.format(dollars);

/** A measure of a chart: its name, and its formats in full and on an axis. */
export interface Measure {
  name: string;
  format: (value: number) => string;
  short: (value: number) => string;
}

const counted = { format: formatCount, short: (count: number) => shortCount.format(count) };

/** The measures of sales. */
export const salesMeasures = {
  revenue: { name: 'Money', format: formatMoney, short: (sum: number) => shortMoney.format(sum) },
  pieces: { name: 'Pieces', ...counted },
} as const satisfies Record<keyof Sales, Measure>;

export type SalesMeasure = keyof typeof salesMeasures;

/** The measure of new accounts. */
export const userMeasure: Measure = { name: 'New users', ...counted };

const steps = [1, 2, 5, 10];

/** Rounds up to a whole number of the form 1, 2 or 5 times a power of ten. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((one) => one * power >= value) ?? 10;
  return Math.max(1, step * power);
};

/** At most five evenly spaced round numbers from 0 to at least `max`. */
export const axisTicks = (max: number): number[] => {
  const step = roundUp(Math.max(max, 1) / 4);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
};
