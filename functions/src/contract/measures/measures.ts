import { suffixOf, unitForms } from './units.ts';

/**
 * The decimal mark within a word of a search. It is no punctuation, so that the word stays whole.
 */
export const decimalMark = '·';

/** A number after `withNumbers`. */
const number = String.raw`\d+(?:${decimalMark}\d+)?`;
const notAfterWord = String.raw`(^|[^\p{L}\p{N}${decimalMark}])`;
const notInWord = String.raw`(?!(?!x ?\d)[\p{L}\p{N}${decimalMark}])`;

const decimalOf = (value: number): string =>
  String(Number(value.toFixed(6))).replace('.', decimalMark);

/** Halves to sixty-fourths, alone or behind a whole number. Other slashes separate numbers. */
const fraction =
  /(^|[^\p{L}\p{N}/.,])(?:(\d{1,4})[ -])?(\d{1,2}) ?\/ ?(2|3|4|8|16|32|64)(?![\p{L}\p{N}/]*[\p{N}/])/gu;

const withFractions = (text: string): string =>
  text.replace(fraction, (all, before: string, whole = '0', part: string, of: string) =>
    Number(part) < Number(of)
      ? `${before}${decimalOf(Number(whole) + Number(part) / Number(of))}`
      : all,
  );

const thousands = /(^|[^\p{L}\p{N}.,])([1-9]\d{0,2}(?:([.,'])\d{3})(?:\3\d{3})*)(?![.,]?\d)/gu;
const decimals = /(^|[^\p{L}\p{N}.,])(\d*)[.,](\d+)(?![.,]?\d)/gu;

const withDecimalMark = (_: string, before: string, whole: string, part: string): string => {
  const digits = part.replace(/(?<!0)0+$/, '');
  return `${before}${whole || '0'}${digits && decimalMark}${digits}`;
};

/** A folded text in which each number has digits, and a decimal mark if it has decimals. */
const withNumbers = (text: string): string =>
  withFractions(text)
    .replace(thousands, (_, before: string, digits: string) => before + digits.replace(/\D/g, ''))
    .replace(decimals, withDecimalMark);

const numbered = new RegExp(`${notAfterWord}(?:no\\.?|nos\\.?|nr\\.?|n°|#) ?(?=\\d)`, 'gu');
const grit = new RegExp(`${notAfterWord}grit ?-?(${number})${notInWord}`, 'gu');

const size = `(?:${number})(?:[ -]?(?:${unitForms})|${notInWord})`;
const times = ` ?(?:[x×✕*]| by ) ?`;
const sizes = new RegExp(
  `${notAfterWord}(m?${number}(?: ?-?(?:${unitForms}))?(?:${times}${size})+)`,
  'gu',
);
const nextSize = new RegExp(`^(?:${times})?(m?${number})(?:[ -]?(${unitForms}))?`, 'u');

/** `600 × 120 mm` as `600x120mm`: sizes have the unit of the last one. */
const joinedSizes = (text: string): string => {
  const parts: [size: string, unit: string][] = [];
  let rest = text;
  for (let part = nextSize.exec(rest); part; part = nextSize.exec(rest)) {
    parts.push([part[1] ?? '', part[2] ? suffixOf(part[2]) : '']);
    rest = rest.slice(part[0].length);
  }
  const last = parts.at(-1)?.[1] ?? '';
  const texts = parts.map(([value, unit]) => value + (unit === last ? '' : unit));
  return texts.join('x') + last;
};

const measured = new RegExp(`${notAfterWord}(${number})[ -]?(${unitForms})`, 'gu');

/**
 * A folded text in which each measure is one word, however it is written: `10mm` for `10
 * millimetres`, `1200` for `1,200`, `1·25in` for `1 1/4"`, `600x120mm` for `600 × 120 mm`, and
 * `no5` for `#5`.
 */
export const withMeasures = (text: string): string => {
  if (!/\d/.test(text)) return text;
  return withNumbers(text)
    .replace(numbered, '$1no')
    .replace(grit, '$1$2grit')
    .replace(sizes, (_, before: string, found: string) => `${before}${joinedSizes(found)} `)
    .replace(measured, (_, before: string, value: string, form: string) => {
      return `${before}${value}${suffixOf(form)} `;
    });
};
