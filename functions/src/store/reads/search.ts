import type { Query } from 'firebase-admin/firestore';
import {
  containsWords,
  type SearchTexts,
  type SearchWord,
  searchTermOf,
  searchWordsOf,
} from '../../contract/index.ts';
import type { PageSource } from './pages.ts';

const longestOf = (words: readonly SearchWord[]): SearchWord | undefined =>
  words.toSorted((one, other) => other.word.length - one.word.length)[0];

type ReadWords = (search: string) => SearchWord[];

/**
 * The index can look up one word. The longest is the most selective, except in the domain of an
 * e-mail address, which many people share.
 */
const mostSelectiveWord = (search: string, read: ReadWords): SearchWord | undefined => {
  const selective = longestOf(read(search.replace(/@.*/s, '')));
  const words = read(search);
  return words.find(({ word }) => word === selective?.word) ?? longestOf(words);
};

/** The documents to search, and the searchable texts of each. */
export interface SearchSource<Content> {
  query: Query<Content>;
  textsOf: (content: Content) => SearchTexts;
  /** Reads the words of a search, if numbers of documents are among them. */
  read?: ReadWords;
}

const withTerms = <Content>(query: Query<Content>, terms: readonly string[]): Query<Content> =>
  terms.length === 1
    ? query.where('searchTerms', 'array-contains', terms[0])
    : query.where('searchTerms', 'array-contains-any', terms);

/**
 * Finds documents, indexed by `searchTerms`, whose texts have for each word of the search a word
 * that starts with it. Finds all documents when the search has no words.
 */
export const searchIn = <Content>(
  { query, textsOf, read = searchWordsOf }: SearchSource<Content>,
  search = '',
): Pick<PageSource<Content, unknown>, 'query' | 'matches'> => {
  const selective = mostSelectiveWord(search, read);
  if (!selective) return { query };
  const words = read(search);
  const sought = [selective.word, ...selective.joined];
  const terms = [...new Set(sought.map(searchTermOf))];
  const found = withTerms(query, terms);
  // The index has every prefix, so that it answers a single word exactly unless the term is
  // shortened.
  if (words.length === 1 && sought.every((word) => searchTermOf(word) === word)) {
    return { query: found };
  }
  return { query: found, matches: (content) => containsWords(textsOf(content), words) };
};
