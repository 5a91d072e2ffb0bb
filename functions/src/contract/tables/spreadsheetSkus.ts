import { limits } from '../limits.ts';
import { withoutAccents } from '../text/withoutAccents.ts';
import { skuPattern } from '../tools/sku.ts';

const months = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER'],
  ...['OCTOBER', 'NOVEMBER', 'DECEMBER', 'JANUAR', 'FEBRUAR', 'MRZ', 'MAI', 'JUNI', 'JULI'],
  ...['MARZ', 'OKTOBER', 'DEZEMBER'],
];
const shortestMonth = 3;

const isMonthName = (text: string): boolean =>
  text.length >= shortestMonth && months.some((month) => month.startsWith(text));

const isMonth = (text: string): boolean => /^(?:0?[1-9]|1[0-2])$/.test(text);
const isDayOrYear = (text: string): boolean => /^(?:\d{1,2}|(?:19|[2-9]\d)\d\d)$/.test(text);

const dateForm = /^(?:\d{1,4}|[A-Z]{1,9})(?:-?(?:\d{1,4}|[A-Z]{1,9})){1,2}$/;

const looksLikeDate = (text: string): boolean => {
  if (!dateForm.test(text)) return false;
  const parts = text.match(/\d+|[A-Z]+/g) ?? [];
  const names = parts.filter((part) => !isDayOrYear(part));
  if (names.length > 0) return names.length === 1 && isMonthName(names[0] ?? '');
  return parts.some(isMonth);
};

const longestNumber = 11;

const looksLikeNumber = (text: string): boolean =>
  /^(?:0\d+|\d+E-?\d{1,3})$/.test(text) || (/^\d+$/.test(text) && text.length > longestNumber);

/**
 * The value that a spreadsheet makes of a normalised SKU when it is typed or opened; undefined if
 * it keeps it.
 */
const spreadsheetReadingOf = (sku: string): string | undefined => {
  if (sku.startsWith('-')) return 'a formula';
  if (looksLikeNumber(sku)) return 'a number';
  return looksLikeDate(sku) ? 'a date' : undefined;
};

/** The warning about a SKU that a spreadsheet would change, such as `1E5` or `MAR-10`. */
export const spreadsheetSkuWarning = (sku: string): string | undefined => {
  const reading = spreadsheetReadingOf(sku);
  return (
    reading &&
    `A spreadsheet takes ${sku} for ${reading} and changes it. Choose another SKU, or always format the column as text`
  );
};

const entersAsText = 'format the column as text, and enter the SKU again';

const numberForms = [
  /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/i,
  /^\d+[.,]0+$/,
  /^\d{1,3}(?:[., ]\d{3})+(?:[.,]\d+)?$/,
];

const errorForm = /^#(?:[A-Z/0-9]+[!?]?|#+)$/;

/** A date in a cell: `01.02.2026`, `10. Mär`, `Mar 10`. */
const isDateCell = (cell: string): boolean => {
  const parts = withoutAccents(cell.toLowerCase())
    .toUpperCase()
    .split(/[./ ]+/)
    .filter(Boolean);
  return parts.length > (/\p{L}/u.test(cell) ? 1 : 2) && looksLikeDate(parts.join('-'));
};

const changedKindOf = (cell: string): string | undefined => {
  if (errorForm.test(cell)) return 'an error';
  if (numberForms.some((form) => form.test(cell))) return 'a number';
  return isDateCell(cell) ? 'a date' : undefined;
};

/** Why a cell is no SKU any more, if a spreadsheet has changed it: `1.00E+05`, `10. Mar`. */
export const changedSkuProblem = (cell: string): string | undefined => {
  const kind = skuPattern.test(cell) ? undefined : changedKindOf(cell);
  return kind && `A spreadsheet has turned this SKU into ${kind}, ${cell}: ${entersAsText}`;
};

/** The digits that a spreadsheet keeps of a number. */
const precision = 15;

const numberIn = (sku: string): string | undefined =>
  /^\d+(?:E-?\d{1,3})?$/.test(sku) ? Number(sku).toPrecision(precision) : undefined;

const isDateOf = (sku: string, cell: string): boolean =>
  spreadsheetReadingOf(sku) === 'a date' && (looksLikeDate(cell) || /^\d{5}$/.test(cell));

/** Whether a spreadsheet makes this text of a SKU: `12345` of `0012345`, `10-MAR` of `MAR-10`. */
export const isSkuAfterSpreadsheet = (sku: string, cell: string): boolean => {
  if (sku === cell) return false;
  const number = numberIn(sku);
  return (number !== undefined && number === numberIn(cell)) || isDateOf(sku, cell);
};

/** The message for a cell with what a spreadsheet has made of a SKU. */
export const skuAfterSpreadsheetMessage = (sku: string, cell: string): string =>
  Number(sku) === Number(cell) && sku.endsWith(cell)
    ? `${cell} is ${sku} without its leading zeros: ${entersAsText}`
    : `A spreadsheet has turned the SKU ${sku} into ${cell}: ${entersAsText}`;

/** The digits of the largest number: no spreadsheet writes more. */
const mostDigits = 309;

const withZeros = (digits: string): string[] =>
  Array.from(
    { length: limits.sku.max - digits.length },
    (_, more) => '0'.repeat(more + 1) + digits,
  );

const withExponent = (digits: string): string[] => {
  const zeros = /(?<!0)0*$/.exec(digits)?.[0].length ?? 0;
  return Array.from({ length: Math.min(zeros, digits.length - 1) }, (_, at) => {
    const exponent = at + 1;
    return `${digits.slice(0, -exponent)}E${exponent}`;
  });
};

/**
 * The SKUs of which a spreadsheet may have made these digits: those with leading zeros or an
 * exponent.
 */
export const skusBeforeSpreadsheet = (cell: string): string[] =>
  cell.length <= mostDigits && /^[1-9]\d*$/.test(cell)
    ? [...withZeros(cell), ...withExponent(cell)].filter((sku) => skuPattern.test(sku))
    : [];
