import { string } from 'yup';
import { normaliseSku } from './sku.ts';

/** The numbers of digits that a GTIN can have. */
export const gtinLengths = [8, 12, 13, 14] as const;

const longest = 14;

/** Converts a GTIN as people type, paste or scan it to digits without blanks and hyphens. */
export const tidyGtin = (text: string): string =>
  normaliseSku(text.normalize('NFKC')).replaceAll(/[\s-]/gu, '');

/**
 * The check digit that belongs behind the other digits of a GTIN.
 * @see https://www.gs1.org/services/how-calculate-check-digit-manually
 */
export const checkDigitOf = (digits: string): number => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

const lengthProblem = (digits: string): string => {
  const message = `A GTIN has ${gtinLengths.slice(0, -1).join(', ')} or ${longest} digits: this has ${digits.length}`;
  const isShort = gtinLengths.some((length) => length > digits.length && length < longest);
  return isShort ? `${message}. A spreadsheet may have dropped a zero at its start` : message;
};

/** Why a tidied text is no GTIN; undefined for one, and for an empty text. */
export const gtinProblem = (text: string): string | undefined => {
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return 'A GTIN has only digits';
  if (!gtinLengths.some((length) => length === text.length)) return lengthProblem(text);
  if (/^0+$/.test(text)) return 'A GTIN has not only zeros';
  const expected = checkDigitOf(text.slice(0, -1));
  const last = text.slice(-1);
  return last === String(expected)
    ? undefined
    : `The last digit of this GTIN should be ${expected}, not ${last}: check all of its digits`;
};

/** Whether a text is a GTIN, apart from blanks and hyphens. */
export const isGtin = (text: string): boolean => {
  const digits = tidyGtin(text);
  return digits !== '' && gtinProblem(digits) === undefined;
};

/** One text for a GTIN in all its lengths: 14 digits, with zeros at the start. */
export const gtinKey = (gtin: string): string => gtin.padStart(longest, '0');

/** The field of a GTIN: empty, or valid. */
export const gtinField = string()
  .typeError('GTIN must be a text')
  .nonNullable('GTIN must be a text')
  .transform((value: unknown) => (typeof value === 'string' ? tidyGtin(value) : value))
  .test('gtin', (value, { createError }) => {
    const message = typeof value === 'string' ? gtinProblem(tidyGtin(value)) : undefined;
    return message === undefined || createError({ message });
  });

const numberCell = /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/i;

/** Why a cell is no GTIN any more, if a spreadsheet has made a number of it: `4.00638E+12`. */
export const changedGtinProblem = (cell: string): string | undefined =>
  numberCell.test(cell)
    ? `A spreadsheet has turned this GTIN into a number, ${cell}: format the column as text, and enter the GTIN again`
    : undefined;
