import { string } from 'yup';
import { limits } from '../limits.ts';
import { trimBlanks } from '../text/trimBlanks.ts';

/**
 * The characters that people write between the digits: blanks, hyphens, dots, parentheses, and a
 * minus sign.
 */
const separators = /[\s\p{Z}\p{Cc}\p{Cf}\p{Pd}\u2212.\uff0e()\uff08\uff09]+/gu;

/**
 * A phone number without blanks of any kind, hyphens, dots and parentheses, and with ordinary
 * digits and an ordinary plus sign. Other characters stay, for the check that follows.
 */
export const normalizeInternationalPhone = (text: string): string =>
  text.replace(separators, '').replace(/[\uff0b\uff10-\uff19]/g, (wide) => wide.normalize('NFKC'));

/** A phone number as orders store it: normalized, and without a leading plus sign. */
export const normalizePhone = (text: string): string =>
  normalizeInternationalPhone(text).replace(/^\+/, '');

/** The phone number of an order: exactly the digits of the specification. */
export const orderPhone = new RegExp(`^\\d{${limits.phoneDigits}}$`);

/** Whether an order takes a phone number, however it is written. */
export const isOrderPhone = (text: string): boolean => orderPhone.test(normalizePhone(text));

/**
 * A phone number in a form. It is normalized before it is checked, for the country beside it if
 * there is one, and when it is cast, for no country.
 */
export const phone = (
  digits: RegExp,
  message: string,
  normalize: (text: string, country: string) => string = normalizePhone,
) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? normalize(value.toWellFormed(), '') : value,
    )
    .test({
      name: 'matches',
      message,
      // The description of the API shows the stored form.
      params: { regex: digits },
      test: (value, { parent }) => {
        const country: unknown = parent?.country;
        const code = typeof country === 'string' ? trimBlanks(country).toUpperCase() : '';
        return !value || digits.test(normalize(value, code));
      },
    });

/** The countries that share the country code 1, and write their numbers without it. */
const northAmerican =
  'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' ');

/**
 * A number of ten digits that was typed for such a country, with its 1: `1 (503) 555-0142`. Null for
 * any other text or country.
 * @see https://en.wikipedia.org/wiki/North_American_Numbering_Plan
 */
export const withTrunkDigit = (typed: string, country: string): string | null =>
  northAmerican.includes(country) &&
  /^[2-9]\d{2}[2-9]\d{6}$/.test(normalizeInternationalPhone(typed))
    ? `1 ${typed.trim()}`
    : null;
