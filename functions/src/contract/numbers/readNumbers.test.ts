import { describe, expect, it } from 'vitest';
import {
  isBlankNumber,
  type NumberReading,
  readCents,
  readDollars,
  readPercent,
  readPieces,
  readWholeNumber,
  shownDecimalMark,
} from './readNumbers.ts';

const valuesOf = (reading: NumberReading) => reading.value ?? reading.problem;

/** Texts for whole numbers that mean the same as money and as pieces. */
const wholeNumbers: [text: string, value: number][] = [
  ['0', 0],
  ['12', 12],
  ['007', 7],
  ['1250', 1_250],
  ["1'250", 1_250],
  ['1’250', 1_250],
  ['1 250', 1_250],
  ['1\u00a0250', 1_250],
  ['1\u202f250', 1_250],
  ['1\u2009250', 1_250],
  ['1\u2007250', 1_250],
  ['1\u3000250', 1_250],
  ['12,345,678', 12_345_678],
  ['12.345.678', 12_345_678],
  ['12 345 678', 12_345_678],
  ['1,250.00', 1_250],
  ['1.250,00', 1_250],
  ["1'250.0", 1_250],
  ['12.', 12],
  ['1,250.', 1_250],
  ['１２５０', 1_250],
  ['١٢٥٠', 1_250],
  ['١٬٢٥٠', 1_250],
  ['۱۲۵۰', 1_250],
  ['१२५०', 1_250],
  ['+5', 5],
  ['-5', -5],
  ['−5', -5],
  ['–5', -5],
  ['－５', -5],
  ['- 5', -5],
  ['-0', 0],
];

describe.each(wholeNumbers)('%j', (text, value) => {
  it('means the same as money, as pieces and as a whole number', () => {
    expect(readCents(text)).toEqual({ value: value * 100, problem: null });
    expect(readPieces(text)).toEqual({ value, problem: null });
    expect(readWholeNumber(text)).toEqual({ value, problem: null });
  });
});

/** Three digits after a single mark: thousands of pieces, and unclear as money. */
const threeDigits: [text: string, pieces: number, readings: string][] = [
  ['1,250', 1_250, '1.25 or 1,250'],
  ['1.250', 1_250, '1.25 or 1,250'],
  ['\u00a01,250\t', 1_250, '1.25 or 1,250'],
  ['\u200e1,250\u200f', 1_250, '1.25 or 1,250'],
  ['１，２５０', 1_250, '1.25 or 1,250'],
  ['１．２５０', 1_250, '1.25 or 1,250'],
  ['8.900', 8_900, '8.90 or 8,900'],
  ['8,900', 8_900, '8.90 or 8,900'],
  ['8.905', 8_905, '8.905 or 8,905'],
  ['-12.500', -12_500, '12.50 or 12,500'],
  ['125.000', 125_000, '125.00 or 125,000'],
];

describe.each(threeDigits)('%j', (text, value, readings) => {
  const problem = expect.stringContaining(
    `could mean ${readings}. Write thousands without marks, and at most two decimals`,
  );

  it('is a number of pieces, and unclear as money', () => {
    expect(readPieces(text)).toEqual({ value, problem: null });
    expect(readWholeNumber(text)).toEqual({ value, problem: null });
    expect(readCents(text)).toEqual({ value: null, problem });
    expect(readCents(`$${text.trim()}`).value).toBeNull();
    expect(readDollars(`${text.trim()} USD`).value).toBeNull();
    expect(readPercent(text)).toEqual({ value: null, problem });
  });
});

describe('readCents with the decimal mark of a table', () => {
  it.each([
    ['8.900', '.', 890],
    ['8.900', ',', 890_000],
    ['8,900', '.', 890_000],
    ['8,900', ',', 890],
    ['0.900', '.', 90],
    ['1,250.500', '.', 125_050],
    ['1.250,500', ',', 125_050],
    ['12.50', '.', 1_250],
    ['1.250.000', ',', 125_000_000],
  ] as const)('reads %j with %j', (text, mark, cents) => {
    expect(valuesOf(readCents(text, mark))).toBe(cents);
  });

  it('refuses three decimals that are no whole cents', () => {
    expect(readCents('8.905', '.').problem).toBe('“8.905” means 8.905. Enter at most two decimals');
  });
});

describe('shownDecimalMark', () => {
  it.each([
    ['12.50', '.'],
    ['12,5', ','],
    ['$1,250.00', '.'],
    ['1.250,50', ','],
    ['1 250,50', ','],
    ['1,250,000', '.'],
    ['1.250.000', ','],
    ['8.900', null],
    ['8,900', null],
    ['1250', null],
    ['12.', null],
    ["1'250", null],
    ['12٫50', null],
    ['1.2.3', null],
    ['12.50 kg', null],
    ['free', null],
  ])('of %j is %j', (text, mark) => {
    expect(shownDecimalMark(text)).toBe(mark);
  });
});

describe('readCents', () => {
  it.each([
    ['12,50', 1_250],
    ['12.50', 1_250],
    ['12,5', 1_250],
    ['0,99', 99],
    ['0.9', 90],
    ['.50', 50],
    [',5', 50],
    ['1.250,50', 125_050],
    ['1,250.5', 125_050],
    ["1'250.50", 125_050],
    ['1 250,50', 125_050],
    ['1\u202f250,50', 125_050],
    ['1.234.567,89', 123_456_789],
    ['1234,5', 123_450],
    ['１２．５０', 1_250],
    ['＄１２', 1_200],
    ['١٢٫٥٠', 1_250],
    ['١٬٢٥٠٫٥', 125_050],
    ['$12.50', 1_250],
    ['$ 12.50', 1_250],
    ['12,50 $', 1_250],
    ['12.50 USD', 1_250],
    ['usd 12.50', 1_250],
    ['US$12.50', 1_250],
    ['$12.50 USD', 1_250],
    ['-$12.50', -1_250],
    ['$−12.50', -1_250],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %j', (text, cents) => {
    expect(valuesOf(readCents(text))).toBe(cents);
  });

  const advice = 'Write thousands without marks, and at most two decimals';
  const expected = 'Enter an amount in dollars, like 12.50 or 1250';
  it.each([
    ['0.125', `“0.125” could mean 0.125 or 125. ${advice}`],
    ['0,999', `“0,999” could mean 0.999 or 999. ${advice}`],
    ['.125', `“.125” could mean 0.125 or 125. ${advice}`],
    ['012.500', `“012.500” could mean 12.50 or 12,500. ${advice}`],
    ['1250.125', `“1250.125” could mean 1,250.125 or 1,250,125. ${advice}`],
    ['1.250,000', `“1.250,000” could mean 1,250 or 1,250,000. ${advice}`],
    ['1,250.500', `“1,250.500” could mean 1,250 or 1,250,500. ${advice}`],
    ['1.2.3', `“1.2.3” could mean 123. ${advice}`],
    ['1,23,456', `“1,23,456” could mean 123,456. ${advice}`],
    ['12 50', `“12 50” could mean 1,250. ${advice}`],
    ["1'25", `“1'25” could mean 125. ${advice}`],
    ['1, 250', `“1, 250” could mean 1,250. ${advice}`],
    ['1,250,50', `“1,250,50” could mean 125,050. ${advice}`],
    ['1.250.000,00,', `“1.250.000,00,” could mean 125,000,000. ${advice}`],
    ['1,250.50.5', `“1,250.50.5” could mean 1,250,505. ${advice}`],
    ['12.5555', '“12.5555” means 12.5555. Enter at most two decimals'],
    ['1,250.5555', '“1,250.5555” means 1,250.5555. Enter at most two decimals'],
    ['١٫٢٥٠', '“١٫٢٥٠” means 1.250. Enter at most two decimals'],
    ['1e5', '“1e5” could mean 100,000. Write all its digits'],
    ['1.00E+05', '“1.00E+05” could mean 100,000. Write all its digits'],
    ['1e-5', expected],
    ['', expected],
    ['abc', expected],
    ['0x10', expected],
    ['12/5', expected],
    ['--5', expected],
    ['1²', `${expected}, without “²”`],
    ['€12', `${expected}, without “€”`],
    ['12 EUR', `${expected}, without “EUR”`],
    ['12 pcs', `${expected}, without “pcs”`],
    ['12-', `${expected}, without “-”`],
    ['(12.50)', `${expected}, without “(”`],
    ['50%', `${expected}, without “%”`],
    ['99999999999999', '“99999999999999” is too large'],
    ['9'.repeat(100), expected],
  ])('refuses %j', (text, problem) => {
    expect(readCents(text)).toEqual({ value: null, problem });
  });
});

describe('readPieces', () => {
  it.each([
    ...['12 pcs', '12pcs.', '12 PC', '12 pieces', '12 ea', '12 units', '12.0', '12,00'],
    ...[
      '12 Stk',
      '12 Stk.',
      '12 STÜCK',
      '12 St.',
      '12 x',
      '12x',
      '12 ×',
      'x 12',
      '×12',
      '12\u00a0pcs',
    ],
  ])('reads %j', (text) => {
    expect(valuesOf(readPieces(text))).toBe(12);
  });

  const advice = 'Write thousands in groups of three digits or without marks';
  it.each([
    ['12.5', 'Enter a whole number of pieces, like 12 or 13, not “12.5”'],
    ['1250,5', 'Enter a whole number of pieces, like 1,250 or 1,251, not “1250,5”'],
    ['0.5', 'Enter a whole number of pieces, like 1 or 2, not “0.5”'],
    ['12.5555', 'Enter a whole number of pieces, like 12 or 13, not “12.5555”'],
    ['0.125', `“0.125” could mean 0.125 or 125. ${advice}`],
    ['1,23,456', `“1,23,456” could mean 123,456. ${advice}`],
    ['1e5', '“1e5” could mean 100,000. Write all its digits'],
    ['$12', 'Enter the number of pieces, without “$”'],
    ['12 kg', 'Enter the number of pieces, without “kg”'],
    ['12 x 5', 'Enter the number of pieces'],
    ['12 packs', 'Enter the number of pieces, without “packs”'],
    ['', 'Enter the number of pieces'],
    ['a dozen', 'Enter the number of pieces'],
  ])('refuses %j', (text, problem) => {
    expect(readPieces(text)).toEqual({ value: null, problem });
  });
});

describe('readPercent', () => {
  it.each([
    ['8', 800],
    ['8.25', 825],
    ['8,25 %', 825],
    ['12.5٪', 1_250],
  ])('reads %j', (text, points) => {
    expect(valuesOf(readPercent(text))).toBe(points);
  });

  it.each(['8.125%', '0.125', '$8', ''])('refuses %j', (text) => {
    expect(readPercent(text).value).toBeNull();
  });
});

describe('readWholeNumber', () => {
  it('allows the unit of its caller only', () => {
    const hours = /^(?:h|hours?)?$/i;
    expect(valuesOf(readWholeNumber('72 hours', hours))).toBe(72);
    expect(valuesOf(readWholeNumber('72 hours'))).toBe('Enter a whole number, without “hours”');
    expect(valuesOf(readWholeNumber('72 pcs', hours))).toBe('Enter a whole number, without “pcs”');
  });
});

it('never reads a number other than the digits say, whatever the marks', () => {
  const marks = ['', '.', ',', "'", ' ', '\u00a0', '..', '.,', ', '];
  const groups = ['0', '1', '12', '125', '1250'];
  for (const [first, second] of groups.flatMap((a) => groups.map((b) => [a, b] as const))) {
    for (const mark of marks) {
      const { value } = readCents(first + mark + second);
      const joined = Number(first + second) * 100;
      const decimal = Math.round(Number(`${first}.${second}`) * 100);
      const isMark = /^[.,]$/.test(mark);
      const isDecimal = isMark && second.length < 3;
      expect([null, isDecimal ? decimal : joined], first + mark + second).toContain(value);
      if (isMark && second.length === 3) expect(value).toBeNull();
    }
  }
});

it.each([
  ['', true],
  [' \u00a0\u200b', true],
  ['0', false],
])('recognises whether %j is blank', (text, isBlank) => {
  expect(isBlankNumber(text)).toBe(isBlank);
});
