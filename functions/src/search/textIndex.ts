import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { type CatalogueEntry, categoryNames } from '../contract/index.ts';
import { rankOfMatch } from './rankOfMatch.ts';
import {
  compactSkuOf,
  indexedTermsOf,
  joinedTermsOf,
  type QueryWord,
  queryWordsOf,
  storedTermsOf,
} from './searchWords.ts';

interface Fields {
  id: string;
  name: string;
  joined: string;
  words: string;
  sku: string;
}

const categoryText = ({ category }: CatalogueEntry): string =>
  category === 'other' ? '' : categoryNames[category];

const fieldsOf = (id: string, entry: CatalogueEntry): Fields => ({
  id,
  name: indexedTermsOf(entry.name).join(' '),
  joined: joinedTermsOf(entry.name).join(' '),
  words: [...storedTermsOf(entry.words), ...indexedTermsOf(categoryText(entry))].join(' '),
  sku: [compactSkuOf(entry.sku), ...indexedTermsOf(entry.sku)].join(' '),
});

/** A full-text index of tools. */
export interface TextIndex {
  put(id: string, entry: CatalogueEntry): void;
  remove(id: string): void;
  /** The tools in which all words of a search occur, with their ranks: the lower, the better. */
  find(search: string): Map<string, number>;
}

/** The starts without those that another one covers: each costs the time of all its matches. */
const shortestOf = (starts: readonly string[]): string[] =>
  [...new Set(starts)].filter(
    (start, _, all) => !all.some((other) => other !== start && start.startsWith(other)),
  );

const exactly = ({ whole, prefixes, joined }: QueryWord): Query => {
  const queries = shortestOf([...prefixes, ...joined]);
  const starting = { combineWith: 'OR', prefix: true, queries } as const;
  return queries.some((start) => whole.startsWith(start))
    ? starting
    : { combineWith: 'OR', queries: [whole, starting] };
};

const allOf = (parts: string[]): Query => ({ combineWith: 'AND', queries: parts });

const forgiving = (word: QueryWord): Query => ({
  combineWith: 'OR',
  queries: [
    exactly(word),
    ...word.swapped,
    ...word.parts.map(allOf),
    ...(word.forgiving ? [{ fuzzy: 1, queries: [word.whole, ...word.prefixes] }] : []),
  ],
});

const findIn = (index: MiniSearch<Fields>, words: readonly QueryWord[]): SearchResult[] => {
  const all = (queries: Query[]) => index.search({ combineWith: 'AND', queries });
  const matches = all(words.map(exactly));
  if (matches.length > 0 || !words.some(({ forgiving, parts }) => forgiving || parts.length > 0)) {
    return matches;
  }
  return all(words.map(forgiving));
};

/**
 * Creates an empty text index. A search finds whole words and starts of words, and neighbouring
 * words of a name also as one; only if it finds nothing, it looks for the parts of each word as
 * well, and forgives one typing error in each word of at least five letters. The library is loaded
 * on first use, so that it does not slow down a cold start.
 */
export const createTextIndex = async (): Promise<TextIndex> => {
  const { default: Index } = await import('minisearch');
  const index = new Index<Fields>({
    fields: ['name', 'joined', 'words', 'sku'],
    // The fields consist of terms already.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  return {
    put: (id, entry) => {
      if (index.has(id)) index.discard(id);
      index.add(fieldsOf(id, entry));
    },
    remove: (id) => {
      if (index.has(id)) index.discard(id);
    },
    find: (search) => {
      const words = queryWordsOf(search);
      const rankOf = rankOfMatch(words);
      return new Map(findIn(index, words).map(({ id, match }) => [id, rankOf(match)]));
    },
  };
};
