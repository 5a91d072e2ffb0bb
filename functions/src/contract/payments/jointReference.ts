import { limits } from '../limits.ts';

const year = /^\d{4}-/;

/**
 * The reference of a transfer for several invoices: their numbers, and each year once, because banks
 * allow few characters: `2026-000123 000124`.
 */
export const jointReferenceOf = (numbers: readonly string[]): string =>
  numbers
    .toSorted()
    .map((one, at, all) => {
      const [prefix = ''] = year.exec(one) ?? [];
      return at > 0 && all[at - 1]?.startsWith(prefix) ? one.slice(prefix.length) : one;
    })
    .join(' ');

const part = /(?<![\dA-Z-])(?:(\d{4})-)?(\d{6,8})(?![\d-])/gi;

/**
 * The numbers of invoices in the reference of a transfer, as `jointReferenceOf` writes it and people
 * type it; empty for a text that names fewer than two.
 */
export const jointNumbersIn = (reference: string): string[] => {
  let prefix: string | undefined;
  const numbers = [...reference.matchAll(part)].flatMap(([, named, position]) => {
    prefix = named ?? prefix;
    return prefix === undefined ? [] : `${prefix}-${position}`;
  });
  const found = [...new Set(numbers)];
  return found.length < 2 ? [] : found.slice(0, limits.jointInvoices);
};

/** How an amount is spread over open amounts, the first ones first. */
export const sharesOf = (amount: number, open: readonly number[]): number[] => {
  let left = amount;
  return open.map((due) => {
    const share = Math.min(left, due);
    left -= share;
    return share;
  });
};
