import { limits } from '../limits.ts';
import { indexedWordsOf, joinedWordsOf, type SearchWord } from './searchWords.ts';

const { termLength, terms: maxTerms } = limits.search;

/** The term of a word in the index: the whole word, or the start of a very long one. */
export const searchTermOf = (word: string): string => [...word].slice(0, termLength).join('');

const prefixesOf = (word: string): string[] => {
  const letters = [...searchTermOf(word)];
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
};

/** The texts by which something is found. */
export interface SearchTexts {
  /** The distinguishing texts: numbers and names. */
  main: string;
  /** Further names. Like in `main`, neighbouring words may also be written as one. */
  names?: string;
  /** The longer texts that describe it. */
  prose?: string;
}

const namesIn = ({ main, names = '' }: SearchTexts): string[] => [main, names];

/** The distinct words by which something is found. */
const searchableWordsOf = (texts: SearchTexts): string[] => [
  ...namesIn(texts).flatMap(indexedWordsOf),
  ...namesIn(texts).flatMap(joinedWordsOf),
  ...indexedWordsOf(texts.prose ?? ''),
];

/**
 * The index terms of texts: their words and the prefixes of these, at most 2,000 terms of at most
 * 20 letters each. Very long texts lose the prefixes of prose first, then those of names. These
 * limits keep a document and its index entries far below Firestore's maximum of 1 MiB and 40,000
 * entries.
 * @see https://firebase.google.com/docs/firestore/quotas#indexes
 */
export const documentTermsOf = (texts: SearchTexts): string[] => {
  const terms = new Set([
    ...indexedWordsOf(texts.main).flatMap(prefixesOf),
    ...searchableWordsOf(texts).map(searchTermOf),
    ...searchableWordsOf(texts).flatMap(prefixesOf),
  ]);
  return [...terms].slice(0, maxTerms);
};

/**
 * Whether the texts have, for each word of a search, a word that starts with it or with what stands
 * for it.
 */
export const containsWords = (texts: SearchTexts, words: readonly SearchWord[]): boolean => {
  const present = searchableWordsOf(texts);
  return words.every(({ word, joined }) =>
    [word, ...joined].some((sought) => present.some((candidate) => candidate.startsWith(sought))),
  );
};
