import { arabicMarks } from './numberText.ts';

/** A number in digits: `1,250.5` is `{ whole: '1250', decimals: '5' }`. */
export interface DecimalDigits {
  whole: string;
  /** At most two digits. */
  decimals: string;
}

/** The digits of a number, the numbers that the text could mean, or one with too many decimals. */
export type DecimalReading = DecimalDigits | { couldBe: string[] } | { tooPrecise: string };

/** A mark that is a decimal mark in some countries and a thousands mark in others. */
export type DecimalMark = '.' | ',';

/**
 * The meaning of exactly three digits after a single mark, as in `8.900`: thousands, unclear, or
 * decimals if the mark is known to be the decimal mark.
 */
export type ThreeDigits = 'thousands' | 'unclear' | DecimalMark;

const decimalMarks: readonly string[] = ['.', ',', arabicMarks.decimal];
const isDecimalMark = (mark: string): mark is DecimalMark => mark === '.' || mark === ',';
const thousands = (digits: string): string => {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/.{3}/g) ?? [];
  return [digits.slice(0, first), ...groups].filter(Boolean).join(',');
};
const plain = (digits: string): string => thousands(digits.replace(/^0+/, '') || '0');

/** Whether digits are in groups of three, after a first group of one to three without a zero. */
const areThousands = ([first = '', ...groups]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3);

const areDecimals = (mark: string, digits: string): boolean =>
  decimalMarks.includes(mark) && digits.length <= 2;

const unclear = (groups: readonly string[]): DecimalReading => ({
  couldBe: [plain(groups.join(''))],
});

/** A number without the zero that follows its two decimals, as a price is written: `8.90`. */
const withDecimals = (whole: string, decimals: string): string =>
  `${plain(whole)}.${decimals.replace(/^(\d\d)0$/, '$1')}`;

/** Reads three digits after the decimal mark: the last one must be a zero. */
const readThreeDecimals = (whole: string, digits: string): DecimalReading =>
  digits.endsWith('0')
    ? { whole, decimals: digits.slice(0, 2) }
    : { tooPrecise: withDecimals(whole, digits) };

/** Reads `1,250` or `12.5`: marks of one kind. */
const readOneKind = (
  mark: string,
  groups: readonly string[],
  threeDigits: ThreeDigits,
): DecimalReading => {
  const [whole = '', last = ''] = groups;
  const isSingle = groups.length === 2;
  if (isSingle && areDecimals(mark, last)) return { whole, decimals: last };
  if (isSingle && last.length === 3 && mark === threeDigits) return readThreeDecimals(whole, last);
  const isUnclear = isSingle && isDecimalMark(mark) && threeDigits === 'unclear';
  if (mark !== arabicMarks.decimal && !isUnclear && areThousands(groups)) {
    return { whole: groups.join(''), decimals: '' };
  }
  if (!isSingle || !decimalMarks.includes(mark)) return unclear(groups);
  return last.length > 3 || mark === arabicMarks.decimal
    ? { tooPrecise: `${plain(whole)}.${last}` }
    : { couldBe: [withDecimals(whole, last), plain(whole + last)] };
};

/** Reads `1,250.50`: thousands marks of one kind, then a decimal mark of another kind. */
const readTwoKinds = (
  marks: readonly string[],
  groups: readonly string[],
  threeDigits: ThreeDigits,
): DecimalReading => {
  const whole = groups.slice(0, -1);
  const decimals = groups.at(-1) ?? '';
  const decimalMark = marks.at(-1) ?? '';
  const [mark] = marks;
  const isGrouped = marks.indexOf(decimalMark) === marks.length - 1 && areThousands(whole);
  const isOneKind = marks.slice(0, -1).every((other) => other === mark);
  if (!isGrouped || !isOneKind || mark === arabicMarks.decimal) return unclear(groups);
  if (areDecimals(decimalMark, decimals)) return { whole: whole.join(''), decimals };
  if (!decimalMarks.includes(decimalMark)) return unclear(groups);
  if (decimals.length === 3 && decimalMark === threeDigits) {
    return readThreeDecimals(whole.join(''), decimals);
  }
  if (decimals.length > 3) {
    return { tooPrecise: `${plain(whole.join(''))}.${decimals}` };
  }
  return { couldBe: [plain(whole.join('')), plain(groups.join(''))] };
};

const partsOf = (digits: string) => ({
  marks: digits.match(/\D+/g) ?? [],
  groups: digits.split(/\D+/),
});

/**
 * Reads digits with marks. A mark followed by exactly three digits in groups is a thousands mark, a
 * single mark with one or two digits is the decimal mark; `threeDigits` says what a single mark
 * with three digits is. Other texts could mean several numbers.
 */
export const readDecimal = (digits: string, threeDigits: ThreeDigits): DecimalReading => {
  const { marks, groups } = partsOf(digits);
  const [mark] = marks;
  if (mark === undefined) return { whole: digits, decimals: '' };
  if (marks.some(({ length }) => length > 1)) return unclear(groups);
  return marks.every((other) => other === mark)
    ? readOneKind(mark, groups, threeDigits)
    : readTwoKinds(marks, groups, threeDigits);
};

const otherMark = { '.': ',', ',': '.' } as const;

/**
 * The decimal mark that digits with marks show: the one before one or two decimals, or the one that
 * does not separate several thousands. Null if they show none.
 */
export const decimalMarkIn = (digits: string): DecimalMark | null => {
  const reading = readDecimal(digits, 'unclear');
  if (!('decimals' in reading)) return null;
  const { marks } = partsOf(digits);
  const [first = ''] = marks;
  const last = marks.at(-1) ?? '';
  if (reading.decimals !== '') return isDecimalMark(last) ? last : null;
  return marks.length > 1 && first === last && isDecimalMark(first) ? otherMark[first] : null;
};
