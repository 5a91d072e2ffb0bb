import { limits } from './limits.ts';

const { termLength, terms: maxTerms } = limits.search;

/**
 * The words of a text, each once, as a search compares them: lower-cased, and in one of the ways
 * Unicode can spell them. Whatever is neither letter nor digit parts words.
 */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu),
  ),
];

/** The beginning of a word that stands for it in the index: all of it, unless it is very long. */
export const searchTermOf = (word: string): string => [...word].slice(0, termLength).join('');

const prefixesOf = (word: string): string[] => {
  const letters = [...searchTermOf(word)];
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
};

/** What a search looks through. */
export interface Searchable {
  toolName: string;
  toolDescription: string;
}

/**
 * What a tool is indexed under: the words of its name and description and their beginnings, at
 * most 2,000 of at most 20 letters each. The beginnings of a description's words come last, so that
 * a text too long to fit loses those first. The bounds keep a document, with the indexes over its
 * terms, far below 1 MiB and 40,000 index entries.
 * @see https://firebase.google.com/docs/firestore/quotas#indexes
 */
export const searchTermsOf = ({ toolName, toolDescription }: Searchable): string[] => {
  const described = wordsOf(toolDescription);
  const terms = new Set([
    ...wordsOf(toolName).flatMap(prefixesOf),
    ...described.map(searchTermOf),
    ...described.flatMap(prefixesOf),
  ]);
  return [...terms].slice(0, maxTerms);
};

/** What a person is indexed under: the words of name and e-mail address and their beginnings. */
export const personTermsOf = (name: string, email: string): string[] => {
  const terms = new Set(wordsOf(`${name} ${email}`).flatMap(prefixesOf));
  return [...terms].slice(0, maxTerms);
};

/** Whether every one of the words begins a word of the text. */
export const containsWords = (text: string, words: readonly string[]): boolean => {
  const present = wordsOf(text);
  return words.every((word) => present.some((candidate) => candidate.startsWith(word)));
};
