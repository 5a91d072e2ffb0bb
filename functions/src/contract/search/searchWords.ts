import { decimalMark, withMeasures } from '../measures/measures.ts';
import { unitNameOf } from '../measures/units.ts';
import { foldedText } from '../text/foldedText.ts';
import { comparedSpelling } from './spellings.ts';

const wordPattern = new RegExp(
  `[\\p{L}\\p{N}\\p{M}${decimalMark}]+(?:'[\\p{L}\\p{N}\\p{M}]+)*`,
  'gu',
);

/** The words as typed, in order: measures are one word, and apostrophes are kept. */
const typedWordsOf = (text: string): string[] =>
  withMeasures(foldedText(text)).match(wordPattern) ?? [];

const withoutApostrophes = (word: string): string => word.replaceAll("'", '');

const wordOf = (typed: string): string => comparedSpelling(withoutApostrophes(typed));

/** The words of a text in order, as every search of the shop compares them. */
const wordSequenceOf = (text: string): string[] => typedWordsOf(text).map(wordOf);

/**
 * The distinct words of a text, as every search of the shop compares them: folded, in one spelling,
 * and each measure as one word. Any character that is neither a letter nor a digit separates words.
 */
export const wordsOf = (text: string): string[] => [...new Set(wordSequenceOf(text))];

/** The parts of a name with an apostrophe: `o'brien` is found by `brien`, too. */
const partsOfName = (typed: string): string[] =>
  typed.split("'").filter((part) => part.length > 2 && part !== typed);

const measure = /^(m?[\d·]+(?:x[\d·]+)*)((?:[^\d·]\D*)?)$/;

/** The parts of a measure: its numbers, its unit, and each number with the unit. */
const partsOfMeasure = (word: string): string[] => {
  if (/^no\d/.test(word)) return [word.slice(2)];
  const [, numbers = '', unit = ''] = measure.exec(word) ?? [];
  const values = numbers.split('x');
  if (unit === '') return values.length > 1 ? values : [];
  const name = unitNameOf(unit);
  return numbers && name ? [...values, name, ...values.map((value) => value + unit)] : [];
};

/** A word, and the parts of a measure, which find it as well. */
export const formsOfWord = (word: string): string[] => [word, ...partsOfMeasure(word)];

/** The distinct words under which a text is found. */
export const indexedWordsOf = (text: string): string[] => {
  const forms = typedWordsOf(text).flatMap((typed) => [
    ...formsOfWord(wordOf(typed)),
    withoutApostrophes(typed),
    ...partsOfName(typed),
  ]);
  return [...new Set(forms)];
};

const isLetters = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word);
const isThousands = (word: string): boolean => /^[1-9]\d{0,2}$/.test(word);

/** Two neighbours as one word: `hand saw` as `handsaw`, `1 200mm` as `1200mm`; else undefined. */
const joined = (one: string, next: string): string | undefined => {
  const areWords = isLetters(one) && isLetters(next);
  const areDigits = isThousands(one) && /^\d{3}(?!\d)/.test(next);
  return areWords || areDigits ? one + next : undefined;
};

/** The neighbouring words of a text that may also be written as one. */
export const joinedWordsOf = (text: string): string[] => {
  const words = wordSequenceOf(text);
  const pairs = words.flatMap((word, at) => joined(word, words[at + 1] ?? '') ?? []);
  return [...new Set(pairs.flatMap((pair) => (/^\d/.test(pair) ? formsOfWord(pair) : [pair])))];
};

/** A word of a search. */
export interface SearchWord {
  word: string;
  /** Other words that match instead, like the word joined to a neighbour. */
  joined: string[];
}

/** The words of a search, all of which must match. */
export const searchWordsOf = (search: string): SearchWord[] => {
  const words = wordSequenceOf(search);
  const matches = new Map<string, Set<string>>();
  for (const [at, word] of words.entries()) {
    const pairs = [joined(words[at - 1] ?? '', word), joined(word, words[at + 1] ?? '')];
    const known = matches.get(word) ?? new Set();
    matches.set(word, new Set([...known, ...pairs.filter((pair) => pair !== undefined)]));
  }
  return [...matches].map(([word, pairs]) => ({ word, joined: [...pairs] }));
};
