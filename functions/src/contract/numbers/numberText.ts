/** The parts of a number as somebody typed it, in ASCII. */
export interface NumberText {
  isNegative: boolean;
  /** The text before the digits, without the sign: `$`. */
  before: string;
  /** The digits and marks: `1,250.50`. */
  digits: string;
  /** The text after the digits: `USD`, `pcs`. */
  after: string;
}

/** The decimal and thousands marks of Arabic, which mean one thing, unlike a point or a comma. */
export const arabicMarks = { decimal: '\u066b', thousands: '\u066c' } as const;

/** The longest text that can be a number; also bounds the work for what is none. */
const maxLength = 60;

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** The zeros of full-width, Arabic, Persian, Devanagari, Bengali and Thai digits. */
const zeros = ['\uff10', '\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50'].map((zero) =>
  zero.charCodeAt(0),
);
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthDistance = 0xfee0;

const toAsciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
};

/** Writes digits, marks, signs and blanks of other scripts and keyboards in ASCII. */
export const toAsciiNumber = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthDistance))
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u2032\u00b4]/g, "'")
    .replace(/\ufe50/g, ',')
    .replace(/\ufe52/g, '.')
    .replace(/\ufe69/g, '$')
    .replace(/\s+/g, ' ')
    .trim();

const parts =
  /^(?<before>[^\d.,\u066b]*)(?<digits>[.,\u066b]?\d[\d.,'\u066b\u066c ]*)(?<after>(?:[^\d.,'\u066b\u066c ]\D*)?)$/;
const sign = /[-+]/;

/** Splits a typed number into sign, digits and the texts around them; null if it is no number. */
export const splitNumber = (text: string): NumberText | null => {
  const ascii = text.length <= maxLength ? toAsciiNumber(text) : '';
  const { before = '', digits = '', after = '' } = parts.exec(ascii)?.groups ?? {};
  if (digits === '' || before.split(sign).length > 2) return null;
  return {
    isNegative: before.includes('-'),
    before: before.replace(sign, '').trim(),
    digits: digits.trim(),
    after: after.trim(),
  };
};
