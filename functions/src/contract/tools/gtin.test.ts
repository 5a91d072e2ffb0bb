import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import {
  changedGtinProblem,
  checkDigitOf,
  gtinKey,
  gtinLengths,
  gtinProblem,
  isGtin,
  tidyGtin,
} from './gtin.ts';
import { toolUpdateSchema } from './model.ts';

/** Examples of GS1, of standards and of packages. */
const valid = [
  ...['96385074', '73513537', '40170725'],
  ...['614141000036', '036000291452', '012345678905'],
  ...['4006381333931', '9780306406157', '5901234123457', '6291041500213', '0012345678905'],
  ...['10614141000415', '15400141288763', '00012345678905'],
];

it.each(valid)('accepts the GTIN %s', (gtin) => {
  expect(gtinProblem(gtin)).toBeUndefined();
});

/** The sum with weights from the left, as GS1 writes it for each length. */
const hasCheckSum = (gtin: string): boolean => {
  const weights = gtin.length % 2 === 0 ? [3, 1] : [1, 3];
  const sum = [...gtin].reduce((total, digit, at) => total + +digit * (weights[at % 2] ?? 0), 0);
  return sum % 10 === 0;
};

const anyDigits = fc
  .constantFrom(...gtinLengths)
  .chain((length) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)))
  .filter((digits) => /[1-9]/.test(digits));

describe('A check digit', () => {
  it('is right if the weighted sum ends with a zero', () => {
    fc.assert(
      fc.property(anyDigits, (digits) => {
        expect(gtinProblem(digits) === undefined).toBe(hasCheckSum(digits));
        const complete = `${digits.slice(0, -1)}${checkDigitOf(digits.slice(0, -1))}`;
        expect(hasCheckSum(complete)).toBe(true);
      }),
    );
  });

  it('finds each wrong digit', () => {
    for (const gtin of valid) {
      for (const [at, digit] of [...gtin].entries()) {
        const others = [...'0123456789'].filter((other) => other !== digit);
        const changed = others.map((other) => gtin.slice(0, at) + other + gtin.slice(at + 1));
        expect(changed.filter((text) => gtinProblem(text) === undefined)).toEqual([]);
      }
    }
  });

  it('does not depend on zeros at the start', () => {
    expect(new Set(['12345678905', '012345678905', '0012345678905'].map(gtinKey)).size).toBe(1);
    expect(isGtin(gtinKey('012345678905'))).toBe(true);
    expect(isGtin(gtinKey('96385074'))).toBe(true);
  });
});

it.each([
  [' 4 006381 333931\n', '4006381333931'],
  ['978-0-306-40615-7', '9780306406157'],
  ['4006381\u2013333931', '4006381333931'],
  ['\ufeff４００６３８１３３３９３１', '4006381333931'],
])('tidies %j', (text, gtin) => {
  expect(tidyGtin(text)).toBe(gtin);
  expect(isGtin(text)).toBe(true);
});

it.each([
  [{ gtin: '' }, {}],
  [{ gtin: ' 4006381-333931 ' }, {}],
  [
    { gtin: '4006381333932' },
    { gtin: 'The last digit of this GTIN should be 1, not 2: check all of its digits' },
  ],
  [
    { gtin: '12345678905' },
    {
      gtin: 'A GTIN has 8, 12, 13 or 14 digits: this has 11. A spreadsheet may have dropped a zero at its start',
    },
  ],
  [{ gtin: '123456789012345' }, { gtin: 'A GTIN has 8, 12, 13 or 14 digits: this has 15' }],
  [{ gtin: '400638133393X' }, { gtin: 'A GTIN has only digits' }],
  [{ gtin: '00000000' }, { gtin: 'A GTIN has not only zeros' }],
  [{ gtin: 4006381333931 }, { gtin: 'GTIN must be a text' }],
])('checks the field %j', (fields, errors) => {
  expect(fieldErrors(toolUpdateSchema, fields)).toEqual(errors);
});

it('recognises a GTIN that a spreadsheet has changed', () => {
  expect(changedGtinProblem('4.00638E+12')).toMatch(/turned this GTIN into a number, 4.00638E\+12/);
  expect(changedGtinProblem('4006381333931')).toBeUndefined();
});
