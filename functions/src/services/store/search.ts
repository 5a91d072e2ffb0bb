import type { Query } from 'firebase-admin/firestore';
import { containsWords, searchTermOf, wordsOf } from '../../contract/index.ts';
import type { PageSource } from './pages.ts';

const longestOf = (words: readonly string[]): string | undefined =>
  words.toSorted((one, other) => other.length - one.length)[0];

/**
 * An index finds one word, and the longest leaves the fewest documents; but the addresses of many
 * people are alike behind the @.
 */
const mostSelectiveWord = (search: string): string | undefined =>
  longestOf(wordsOf(search.replace(/@.*/s, ''))) ?? longestOf(wordsOf(search));

/** What is searched, and the text of a document that a search goes through. */
export interface SearchSource<Content> {
  query: Query<Content>;
  textOf: (content: Content) => string;
}

/**
 * Those of the documents, indexed under `searchTerms`, in whose text every word of the search
 * begins a word; all of them when the search has no word.
 */
export const searchIn = <Content>(
  { query, textOf }: SearchSource<Content>,
  search = '',
): Pick<PageSource<Content, unknown>, 'query' | 'matches'> => {
  const word = mostSelectiveWord(search);
  if (!word) return { query };
  const words = wordsOf(search);
  return {
    query: query.where('searchTerms', 'array-contains', searchTermOf(word)),
    matches: (content) => containsWords(textOf(content), words),
  };
};
