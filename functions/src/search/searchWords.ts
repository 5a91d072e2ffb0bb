import {
  equalMeasuresOf,
  foldedText,
  formsOfWord,
  indexedWordsOf,
  joinedWordsOf,
  relevantWordsOf,
  singularOf,
} from '../contract/index.ts';

/** A SKU, or a search for one, without hyphens and spaces: `pln1005`. */
export const compactSkuOf = (text: string): string =>
  foldedText(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '');

const singulars = (words: readonly string[]): string[] => [...new Set(words.map(singularOf))];

/** The terms under which a text is indexed: its words in the singular. */
export const indexedTermsOf = (text: string): string[] => singulars(indexedWordsOf(text));

/** The terms of words that were stored as searches compare them. */
export const storedTermsOf = (words: string): string[] =>
  singulars(words.split(' ').flatMap(formsOfWord));

/** The terms of neighbouring words that may also be written as one: `handsaw` for `Hand Saw`. */
export const joinedTermsOf = (name: string): string[] => singulars(joinedWordsOf(name));

/** A word of a search. */
export interface QueryWord {
  /** The term of the whole word. */
  whole: string;
  /** The starts of words that match. */
  prefixes: string[];
  /** The words that match instead: the word joined to a neighbour, a measure in another unit. */
  joined: string[];
  /**
   * Terms of which all together match, if nothing else does: the parts of a joined word or of a
   * measure.
   */
  parts: string[][];
  /**
   * The terms without a typing error of two swapped letters. Empty for a word without tolerance.
   */
  swapped: string[];
  /** Whether other words with one letter more, less or different match. */
  forgiving: boolean;
}

/** A plural that is still being typed, `safetie`, starts no singular. */
const unfinishedPlurals: [ending: RegExp, replacement: string][] = [
  [/(?<=...)ie$/, 'y'],
  [/(?<=(?:ch|sh|ss|x|zz))e$/, ''],
];

const prefixesOf = (word: string): string[] => [
  word,
  ...unfinishedPlurals
    .filter(([ending]) => ending.test(word))
    .map(([ending, replacement]) => word.replace(ending, replacement)),
];

const swapsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    singularOf(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)),
  );

// A number is never a typing error: with another digit, it is another tool.
const canHaveTypo = (word: string): boolean => /^\p{L}{5,}$/u.test(word);

const shortestPart = 3;

/** `tapemeasure` may be two words of which no name has one behind the other. */
const splitsOf = (word: string): string[][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, at) => [
    word.slice(0, at + shortestPart),
    singularOf(word.slice(at + shortestPart)),
  ]);

/** Numbers that are also found apart from their unit, because some put it first or leave it out. */
const looseMeasure =
  /^(?:no(\d.*)|([\d·]+)(tpi|grit|gauge)|(m?[\d·]+(?:x[\d·]+)+)((?:[^\d·]\D*)?))$/;

const partsOf = (word: string): string[][] => {
  if (/^\p{L}+$/u.test(word)) return splitsOf(word);
  const [, numbered, value, unit, sizes, sizeUnit = ''] = looseMeasure.exec(word) ?? [];
  if (numbered) return [[numbered]];
  if (value && unit) return [[value, unit]];
  return sizes ? [sizes.split('x').map((size) => size + sizeUnit)] : [];
};

/** The words of a search, all of which must match. */
export const queryWordsOf = (text: string): QueryWord[] =>
  relevantWordsOf(text).map(({ word, joined }) => ({
    whole: singularOf(word),
    prefixes: prefixesOf(word),
    joined: [...new Set([...joined, ...joined.map(singularOf), ...equalMeasuresOf(word)])],
    parts: partsOf(word),
    swapped: canHaveTypo(word) ? swapsOf(word) : [],
    forgiving: canHaveTypo(word),
  }));
