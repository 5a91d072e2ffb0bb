/**
 * Parses an amount with at most two decimals, `8.25` or `8,25`, to whole hundredths: cents, or basis
 * points. Ignores spaces and the signs $ and %. Returns null if it is none.
 */
export const parseHundredths = (typed: string): number | null => {
  const text = typed.replace(/[\s$%]/g, '');
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * 100);
};

/** Hundredths as a field shows them: `8.25`, or `8` without decimals. */
export const hundredthsText = (hundredths: number): string => String(hundredths / 100);

/** Cents as a field shows them in dollars: `250.50`, or `250` in whole dollars. */
export const dollarsText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
