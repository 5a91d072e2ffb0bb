import { currencyMark, currencyNoun, toDollars } from '../money.ts';
import { missingPiecesMessage, wholePiecesMessage } from '../quantities/quantityRules.ts';
import {
  type DecimalDigits,
  type DecimalMark,
  decimalMarkIn,
  readDecimal,
  type ThreeDigits,
} from './decimalText.ts';
import { formatCount } from './numbers.ts';
import { splitNumber, toAsciiNumber } from './numberText.ts';

/** A number that somebody typed, or why it is refused and how to write it. */
export type NumberReading = { value: number; problem: null } | { value: null; problem: string };

/** The differences between kinds of numbers. */
interface NumberKind {
  /** The texts that are allowed before and after the digits. */
  before: RegExp;
  after: RegExp;
  /** The message for a text that is no number. */
  expected: string;
  decimals: 'hundredths' | 'none';
  /** The meaning of exactly three digits after a single mark. */
  threeDigits: ThreeDigits;
  /** The message for a whole number with decimals. */
  whole: string;
}

/** Every whole number of so many digits is exact, also in hundredths. */
const maxDigits = 13;
const nothing = /^$/;

const refused = (problem: string): NumberReading => ({ value: null, problem });
const quoted = (text: string): string => `“${text.trim().slice(0, 30)}”`;

const valueIn = ({ whole, decimals }: DecimalDigits, kind: NumberKind): number | null => {
  if (kind.decimals === 'hundredths') return Number(whole + decimals.padEnd(2, '0'));
  return /^0*$/.test(decimals) ? Number(whole) : null;
};

const tooPreciseMessage = (text: string, number: string, kind: NumberKind): string => {
  if (kind.decimals === 'hundredths') {
    return `${quoted(text)} means ${number}. Enter at most two decimals`;
  }
  const below = Math.max(1, Math.trunc(Number(number.replaceAll(',', ''))));
  return `${kind.whole}, like ${formatCount(below)} or ${formatCount(below + 1)}, not ${quoted(text)}`;
};

const exponent = /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i;

/** The message for a number like 1E+05, as spreadsheets write it, or for no number at all. */
const noNumberMessage = (text: string, { expected }: NumberKind): string => {
  const ascii = toAsciiNumber(text);
  const number = exponent.test(ascii) ? Number(ascii.replace(',', '.')) : Number.NaN;
  return Number.isSafeInteger(number)
    ? `${quoted(text)} could mean ${formatCount(number)}. Write all its digits`
    : expected;
};

const adviceFor = ({ decimals }: NumberKind): string =>
  decimals === 'none'
    ? 'Write thousands in groups of three digits or without marks'
    : 'Write thousands without marks, and at most two decimals';

const unclearMessage = (text: string, numbers: readonly string[], kind: NumberKind): string =>
  `${quoted(text)} could mean ${numbers.join(' or ')}. ${adviceFor(kind)}`;

const readDigits = (text: string, digits: string, kind: NumberKind): NumberReading => {
  const reading = readDecimal(digits, kind.threeDigits);
  if ('couldBe' in reading) return refused(unclearMessage(text, reading.couldBe, kind));
  if ('tooPrecise' in reading) return refused(tooPreciseMessage(text, reading.tooPrecise, kind));
  const { decimals } = reading;
  const whole = reading.whole.replace(/^0+/, '') || '0';
  if (whole.length > maxDigits) return refused(`${quoted(text)} is too large`);
  const value = valueIn({ whole, decimals }, kind);
  return value === null
    ? refused(tooPreciseMessage(text, `${whole}.${decimals}`, kind))
    : { value, problem: null };
};

const readNumber = (text: string, kind: NumberKind): NumberReading => {
  const parts = splitNumber(text);
  if (!parts) return refused(noNumberMessage(text, kind));
  const { before, digits, after, isNegative } = parts;
  if (!kind.before.test(before)) return refused(`${kind.expected}, without ${quoted(before)}`);
  if (!kind.after.test(after)) return refused(`${kind.expected}, without ${quoted(after)}`);
  const reading = readDigits(text, digits, kind);
  // No negative zero: it prints as "-0".
  return isNegative && reading.value ? { ...reading, value: -reading.value } : reading;
};

const decimalKind = (expected: string, before: RegExp, after: RegExp): NumberKind => ({
  before,
  after,
  expected,
  decimals: 'hundredths',
  threeDigits: 'unclear',
  whole: expected,
});

const wholeKind = (expected: string, whole: string, after: RegExp): NumberKind => ({
  before: nothing,
  after,
  expected,
  decimals: 'none',
  threeDigits: 'thousands',
  whole,
});

const moneyKind = decimalKind(
  `Enter an amount in ${currencyNoun}, like 12.50 or 1250`,
  currencyMark,
  currencyMark,
);
const percentKind = decimalKind('Enter a percentage, like 8 or 8.25', nothing, /^[%\u066a]?$/);
const times = /^[x×]?$/i;
const pieceUnits = /^(?:(?:pcs?|pieces?|ea|each|units?|x|stk|stck|stück|st)\.?|×)?$/i;
const piecesKind: NumberKind = {
  ...wholeKind(missingPiecesMessage, wholePiecesMessage, pieceUnits),
  before: times,
};

/**
 * Reads an amount in dollars, `$1,234.50` or `1.234,50`, as cents. May be negative. `8.900` is
 * refused, unless the decimal mark is known.
 */
export const readCents = (text: string, decimalMark?: DecimalMark): NumberReading =>
  readNumber(text, { ...moneyKind, ...(decimalMark && { threeDigits: decimalMark }) });

/** Reads an amount in dollars, `$1,234.50` or `1.234,50`, as dollars. May be negative. */
export const readDollars = (text: string): NumberReading => {
  const reading = readCents(text);
  return reading.value === null ? reading : { ...reading, value: toDollars(reading.value) };
};

/** Reads a number of hours: `72`, `72 h` or `72 hours`. May be negative. */
export const readHours = (text: string): NumberReading =>
  readWholeNumber(text, /^(?:h|hrs?|hours?)?\.?$/i);

/** Reads a number of days: `30`, `30 d` or `30 days`. May be negative. */
export const readDays = (text: string): NumberReading =>
  readWholeNumber(text, /^(?:d|days?)?\.?$/i);

/** Reads a percentage, `8.25` or `8,25 %`, as basis points. May be negative. */
export const readPercent = (text: string): NumberReading => readNumber(text, percentKind);

/** Reads a number of pieces: `1,250`, `1.250`, `12 pcs` or `12 x`. May be negative. */
export const readPieces = (text: string): NumberReading => readNumber(text, piecesKind);

/** Reads a whole number, with a unit after it only if the caller allows one. May be negative. */
export const readWholeNumber = (text: string, unit: RegExp = nothing): NumberReading =>
  readNumber(text, wholeKind('Enter a whole number', 'Enter a whole number', unit));

/** Whether nothing has been typed: an optional field stays empty. */
export const isBlankNumber = (text: string): boolean => toAsciiNumber(text) === '';

/** The decimal mark that an amount shows, as in `12,50` or `1,250,000`; null if it shows none. */
export const shownDecimalMark = (text: string): DecimalMark | null => {
  const { before, digits, after } = splitNumber(text) ?? {};
  const isMoney = moneyKind.before.test(before ?? '') && moneyKind.after.test(after ?? '');
  return digits !== undefined && isMoney ? decimalMarkIn(digits) : null;
};
