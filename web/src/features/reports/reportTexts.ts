import {
  categoryNames,
  counted,
  formatCents,
  formatDay,
  isToolCategory,
  marginRateOf,
  type ReportGroup,
  type ReportRow,
} from 'functions/contract';

/** What the rows of a report can be. */
export const groupTexts: Record<ReportGroup, string> = {
  month: 'By month',
  customer: 'By customer',
  category: 'By category',
};

/** The heading of the first column. */
export const groupHeaders: Record<ReportGroup, string> = {
  month: 'Month',
  customer: 'Customer',
  category: 'Category',
};

/** A month for people: `November 2026`. */
export const monthText = (month: string): string => formatDay(`${month}-01`, 'month');

/** The name of a row. */
export const nameOf = (by: ReportGroup, { key, name }: Pick<ReportRow, 'key' | 'name'>): string => {
  if (by === 'month' && key) return monthText(key);
  return by === 'category' && isToolCategory(key) ? categoryNames[key] : name;
};

const tenthsOfPercent = (hundredths: number): string => `${Math.round(hundredths / 10) / 10}%`;

/** The change against the year before: `+12.5%`, or a dash without any sales then. */
export const changeText = ({ net, before }: Pick<ReportRow, 'net' | 'before'>): string => {
  if (before <= 0) return '–';
  const change = Math.round(((net - before) * 10_000) / before);
  return `${change > 0 ? '+' : ''}${tenthsOfPercent(change)}`;
};

/** The margin where costs are known: `$120.00 (24%)`, or a dash. */
export const marginText = ({ costed, cost }: Pick<ReportRow, 'costed' | 'cost'>): string => {
  const rate = marginRateOf({ costed, cost });
  if (rate === null) return cost > 0 ? formatCents(-cost) : '–';
  return `${formatCents(costed - cost)} (${tenthsOfPercent(rate)})`;
};

/** How much of the sales has no known cost; empty if all has one. */
export const unknownCostText = ({ net, costed }: Pick<ReportRow, 'net' | 'costed'>): string =>
  net > costed ? `The margin leaves out ${formatCents(net - costed)} of unknown cost.` : '';

/** How many rows the page leaves out; empty if none. */
export const moreText = (more: number): string =>
  more > 0 ? `${counted(more, 'more row')} with less: the CSV file has all of them.` : '';
