import { locale } from '../money.ts';

const formatter = new Intl.NumberFormat(locale);

/** Formats a count: `1,150`. */
export const formatCount = (count: number): string => formatter.format(count);

/** Formats a count with its noun: `1 piece`, `1,150 pieces`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
