/**
 * The shop's money and locale. What depends on a currency, a language or the number of decimals is
 * here: nothing else names one.
 */

/** The language and the customs in which the shop writes numbers and names. */
export const locale = 'en-US';

/** The language and the customs in which the shop writes days: `21 November 2026`. */
export const dayLocale = 'en-GB';

/** The currencies of documents, by their codes in ISO 4217. All have the same decimals. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

/**
 * The currency in which the shop sells. To sell in another one, change it and the texts below
 * before the first order: documents keep their currency, but prices and open amounts have none.
 */
export const shopCurrency = 'USD' satisfies Currency;

/** The symbol before an amount. */
export const currencySymbol = '$';

/** The noun for amounts, and the name that tells the currency from others. */
export const currencyNoun = 'dollars';
export const currencyName = 'US dollars';

/** What people write for the currency, before or after an amount. */
export const currencyMark = /^(?:\$|usd|us ?\$)?$/i;

const decimals = 2;
const centsPerDollar = 100;

/** Converts dollars to whole cents; rounds fractions of a cent. */
export const toCents = (dollars: number): number => Math.round(dollars * centsPerDollar);

/** Converts cents to dollars. */
export const toDollars = (cents: number): number => cents / centsPerDollar;

/** Whether an amount in dollars has at most two decimals. */
export const isWholeCents = (dollars: number): boolean => toDollars(toCents(dollars)) === dollars;

const style = { style: 'currency', currency: shopCurrency } as const;
const formatter = new Intl.NumberFormat(locale, style);

/** A format for sums in the shop's currency. */
export const moneyFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { ...style, ...options });

/** Formats an amount in dollars: `$1,234.50`. */
export const formatMoney = (dollars: number): string => formatter.format(dollars);

/** An amount in dollars as fields, tables and other programs take it: `1234.50`. */
export const decimalMoney = (dollars: number): string => dollars.toFixed(decimals);

/** An amount in cents as fields, tables and other programs take it: `1234.50`. */
export const decimalCents = (cents: number): string => decimalMoney(toDollars(cents));

/** A price in dollars as cards show it: without decimals in whole dollars, otherwise with two. */
export const priceLabel = (price: number): string =>
  currencySymbol + (Number.isInteger(price) ? price : decimalMoney(price));

/** Formats an amount in cents: `$1,234.50`. */
export const formatCents = (cents: number): string => formatMoney(toDollars(cents));

const documentFormats = new Map<Currency, Intl.NumberFormat>();

/** Formats an amount in cents in the currency of its document: `€1,234.50`. */
export const formatCentsIn = (currency: Currency, cents: number): string => {
  const format = documentFormats.get(currency) ?? moneyFormat({ currency });
  documentFormats.set(currency, format);
  return format.format(toDollars(cents));
};
