import { arabicMarks } from './numberText.ts';

/** A number in digits: `1,250.5` is `{ whole: '1250', decimals: '5' }`. */
export interface DecimalDigits {
  whole: string;
  /** At most two digits. */
  decimals: string;
}

/** The digits of a number, the numbers that the text could mean, or one with too many decimals. */
export type DecimalReading = DecimalDigits | { couldBe: string[] } | { tooPrecise: string };

const decimalMarks: readonly string[] = ['.', ',', arabicMarks.decimal];
const thousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
const plain = (digits: string): string => thousands(digits.replace(/^0+/, '') || '0');

/** Whether digits are in groups of three, after a first group of one to three without a zero. */
const areThousands = ([first = '', ...groups]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3);

const areDecimals = (mark: string, digits: string): boolean =>
  decimalMarks.includes(mark) && digits.length <= 2;

const unclear = (groups: readonly string[]): DecimalReading => ({
  couldBe: [plain(groups.join(''))],
});

/** Reads `1,250` or `12.5`: marks of one kind. */
const readOneKind = (mark: string, groups: readonly string[]): DecimalReading => {
  const [whole = '', last = ''] = groups;
  if (groups.length === 2 && areDecimals(mark, last)) return { whole, decimals: last };
  if (mark !== arabicMarks.decimal && areThousands(groups)) {
    return { whole: groups.join(''), decimals: '' };
  }
  if (groups.length > 2 || !decimalMarks.includes(mark)) return unclear(groups);
  const decimal = `${plain(whole)}.${last}`;
  return last.length > 3 || mark === arabicMarks.decimal
    ? { tooPrecise: decimal }
    : { couldBe: [decimal, plain(whole + last)] };
};

/** Reads `1,250.50`: thousands marks of one kind, then a decimal mark of another kind. */
const readTwoKinds = (marks: readonly string[], groups: readonly string[]): DecimalReading => {
  const whole = groups.slice(0, -1);
  const decimals = groups.at(-1) ?? '';
  const decimalMark = marks.at(-1) ?? '';
  const [mark] = marks;
  const isGrouped = marks.indexOf(decimalMark) === marks.length - 1 && areThousands(whole);
  const isOneKind = marks.slice(0, -1).every((other) => other === mark);
  if (!isGrouped || !isOneKind || mark === arabicMarks.decimal) return unclear(groups);
  if (areDecimals(decimalMark, decimals)) return { whole: whole.join(''), decimals };
  if (!decimalMarks.includes(decimalMark)) return unclear(groups);
  if (decimals.length > 3) {
    return { tooPrecise: `${plain(whole.join(''))}.${decimals}` };
  }
  return { couldBe: [plain(whole.join('')), plain(groups.join(''))] };
};

/**
 * Reads digits with marks. A mark followed by exactly three digits in groups is a thousands mark, a
 * single mark with one or two digits is the decimal mark. Other texts could mean several numbers.
 */
export const readDecimal = (digits: string): DecimalReading => {
  const marks = digits.match(/\D+/g) ?? [];
  const groups = digits.split(/\D+/);
  const [mark] = marks;
  if (mark === undefined) return { whole: digits, decimals: '' };
  if (marks.some(({ length }) => length > 1)) return unclear(groups);
  return marks.every((other) => other === mark)
    ? readOneKind(mark, groups)
    : readTwoKinds(marks, groups);
};
