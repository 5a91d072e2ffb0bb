import { isWholeCents, toCents, toDollars } from 'functions/contract';

const amountPattern = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/;

/**
 * The cents of a typed amount in dollars: `1,234.50`. Undefined for an empty field, not a number for
 * any other text, and a fraction for more than two decimals.
 */
export const typedCents = (text: string): number | undefined => {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (!amountPattern.test(typed)) return Number.NaN;
  const dollars = Number(typed.replaceAll(/[$,\s]/g, ''));
  return isWholeCents(dollars) ? toCents(dollars) : dollars * 100;
};

/** An amount in cents as a field shows it: `1234.50`. */
export const amountText = (cents: number): string => toDollars(cents).toFixed(2);
