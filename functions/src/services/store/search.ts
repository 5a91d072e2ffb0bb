import type { Query } from 'firebase-admin/firestore';
import { containsWords, searchTermOf, wordsOf } from '../../contract/index.ts';
import type { PageSource } from './pages.ts';

const longestOf = (words: readonly string[]): string | undefined =>
  words.toSorted((one, other) => other.length - one.length)[0];

/**
 * The index can look up one word. The longest is the most selective, except in the domain of an
 * e-mail address, which many people share.
 */
const mostSelectiveWord = (search: string): string | undefined =>
  longestOf(wordsOf(search.replace(/@.*/s, ''))) ?? longestOf(wordsOf(search));

/** The documents to search, and the searchable text of each. */
export interface SearchSource<Content> {
  query: Query<Content>;
  textOf: (content: Content) => string;
}

/**
 * Finds documents, indexed by `searchTerms`, whose text has for each word of the search a word that
 * starts with it. Finds all documents when the search has no words.
 */
export const searchIn = <Content>(
  { query, textOf }: SearchSource<Content>,
  search = '',
): Pick<PageSource<Content, unknown>, 'query' | 'matches'> => {
  const word = mostSelectiveWord(search);
  if (!word) return { query };
  const words = wordsOf(search);
  const term = searchTermOf(word);
  const found = query.where('searchTerms', 'array-contains', term);
  // The index has every prefix, so that it answers a single word exactly unless the term is shortened.
  if (words.length === 1 && term === word) return { query: found };
  return { query: found, matches: (content) => containsWords(textOf(content), words) };
};
