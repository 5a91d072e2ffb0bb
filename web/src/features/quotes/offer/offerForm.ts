import {
  addDays,
  formatCents,
  limits,
  lineTotalOf,
  type OfferInput,
  offerDayProblem,
  offerSchema,
  type Quote,
  type QuoteLine,
  readCents,
  readPercent,
  toCents,
} from 'functions/contract';
import { ownPriceOf, statusNow } from '../../../domain/quote/quoteTexts.ts';
import { shopDay } from '../../../domain/time/dates.ts';
import { shopTimeZone } from '../../../domain/time/shopTimeZone.ts';
import { dollarsText } from '../../../lib/forms/hundredths.ts';

/** The values of the form. */
export interface OfferValues {
  /** The version of the quote that the admin saw. */
  version: string;
  /** The price of a piece of each line, in dollars. */
  prices: string[];
  /** In percent, for all lines. */
  discount: string;
  validUntil: string;
  message: string;
}

/** How many days an offer is usually valid. */
export const usualDays = 14;

/** The day of the shop so many days after a time. */
export const dayAfter = (now: Date, days: number): string => addDays(shopDay(now), days);

const validUntilOf = (quote: Quote, now: Date) =>
  quote.validUntil !== null && statusNow(quote) === 'offered'
    ? shopDay(new Date(quote.validUntil))
    : dayAfter(now, usualDays);

/** The offer as it is, or the prices of the payer before the first one. */
export const valuesOf = (quote: Quote, now = new Date()): OfferValues => ({
  version: quote.version,
  prices: quote.lines.map((line) => dollarsText(line.unitPrice ?? ownPriceOf(line))),
  discount: '',
  validUntil: validUntilOf(quote, now),
  message: '',
});

/** Whether a stored draft has the values of the form for so many lines. */
export const isOfferValues =
  (lines: number) =>
  (stored: unknown): stored is OfferValues => {
    const { prices, ...texts } = (stored ?? {}) as Partial<OfferValues>;
    const { version, discount, validUntil, message } = texts;
    return (
      [version, discount, validUntil, message].every((text) => typeof text === 'string') &&
      Array.isArray(prices) &&
      prices.length === lines &&
      prices.every((price) => typeof price === 'string')
    );
  };

const maxPrice = toCents(limits.price.max);

const priceProblem = (typed: string): string | null => {
  const { value: cents, problem } = readCents(typed);
  if (cents === null) return problem;
  if (cents < 1) return 'Enter at least 0.01';
  return cents > maxPrice ? `Enter at most ${formatCents(maxPrice)}` : null;
};

/** A typed price in cents; null if it is none. */
export const priceIn = (typed: string): number | null => {
  const { value } = readCents(typed);
  return value !== null && value >= 0 ? value : null;
};

/** The offer that valid values mean. */
export const offerOf = (
  { version, prices, validUntil, message }: OfferValues,
  lines: readonly Pick<QuoteLine, 'toolId'>[],
): OfferInput => ({
  version,
  lines: lines.map(({ toolId }, at) => ({
    toolId,
    unitPrice: priceIn(prices[at] ?? '') ?? 0,
  })),
  validUntil,
  message,
});

/** The problems of the values, by the paths of the fields. */
export const offerErrors = (values: OfferValues): Record<string, string> => {
  const errors: Record<string, string> = {};
  values.prices.forEach((price, at) => {
    const problem = priceProblem(price);
    if (problem) errors[`prices.${at}`] = problem;
  });
  for (const field of ['validUntil', 'message'] as const) {
    try {
      offerSchema.validateSyncAt(field, values);
    } catch (error) {
      errors[field] = (error as Error).message;
    }
  }
  const problem = offerDayProblem(values.validUntil, new Date(), shopTimeZone());
  if (problem && !errors.validUntil) errors.validUntil = problem;
  return errors;
};

/** The API's errors by the paths of the form: `lines.2.unitPrice` is the third price. */
export const formErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^lines\.(\d+)\..*$/, 'prices.$1'),
      message,
    ]),
  );

const basisPoints = 10_000;

/** A discount in percent as basis points; null if it is none. */
export const discountIn = (typed: string): number | null => {
  const { value } = readPercent(typed);
  return value !== null && value >= 0 && value < basisPoints ? value : null;
};

/** The price in cents less a discount in basis points: at least a cent. */
export const discounted = (cents: number, discount: number): number =>
  Math.max(1, Math.round((cents * (basisPoints - discount)) / basisPoints));

/** The lines with the typed prices; null as long as a price is none. */
export const pricedLines = (
  prices: readonly string[],
  lines: readonly QuoteLine[],
): { lineTotal: number }[] | null => {
  const priced = lines.flatMap(({ quantity }, at) => {
    const cents = priceIn(prices[at] ?? '');
    return cents === null ? [] : [{ lineTotal: lineTotalOf(cents, quantity) }];
  });
  return priced.length === lines.length ? priced : null;
};
