/** The language and the customs in which the shop writes numbers and names. */
export const locale = 'en-US';

const centsPerDollar = 100;

/** Converts dollars to whole cents; rounds fractions of a cent. */
export const toCents = (dollars: number): number => Math.round(dollars * centsPerDollar);

/** Converts cents to dollars. */
export const toDollars = (cents: number): number => cents / centsPerDollar;

/** Whether an amount in dollars has at most two decimals. */
export const isWholeCents = (dollars: number): boolean => toDollars(toCents(dollars)) === dollars;

const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });

/** Formats an amount in dollars: `$1,234.50`. */
export const formatMoney = (dollars: number): string => formatter.format(dollars);

/** A price in dollars as cards show it: without decimals in whole dollars, otherwise with two. */
export const priceLabel = (price: number): string =>
  `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

/** Formats an amount in cents: `$1,234.50`. */
export const formatCents = (cents: number): string => formatMoney(toDollars(cents));
