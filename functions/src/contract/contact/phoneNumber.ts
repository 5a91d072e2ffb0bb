import { string } from 'yup';

/**
 * The characters that people write between the digits: blanks, hyphens, dots, parentheses, and a
 * minus sign.
 */
const separators = /[\s\p{Z}\p{Cc}\p{Cf}\p{Pd}\u2212.\uff0e()\uff08\uff09]+/gu;

/**
 * A phone number as it is stored: without blanks of any kind, hyphens, dots, parentheses and a
 * leading plus sign, and with ordinary digits. Other characters stay, for the check that follows.
 */
export const normalizePhone = (text: string): string =>
  text
    .replace(separators, '')
    .replace(/^[+\uff0b]/, '')
    .replace(/[\uff10-\uff19]/g, (wide) => wide.normalize('NFKC'));

/** A phone number in a form. It is normalized before it is checked, and when it is cast. */
export const phone = (digits: RegExp, message: string) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? normalizePhone(value.toWellFormed()) : value,
    )
    .test({
      name: 'matches',
      message,
      // The description of the API shows the stored form.
      params: { regex: digits },
      test: (value) => !value || digits.test(normalizePhone(value)),
    });
