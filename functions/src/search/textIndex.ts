import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import {
  type CatalogueEntry,
  categoryNames,
  defaultSynonyms,
  type Synonym,
} from '../contract/index.ts';
import { rankOfMatch } from './rankOfMatch.ts';
import {
  compactSkuOf,
  indexedTermsOf,
  joinedTermsOf,
  type QueryWord,
  queryWordsOf,
  storedTermsOf,
} from './searchWords.ts';
import { type Phrases, phrasesBy } from './synonyms.ts';

interface Fields {
  id: string;
  name: string;
  joined: string;
  words: string;
  sku: string;
}

const categoryText = ({ category }: CatalogueEntry): string =>
  category === 'other' ? '' : categoryNames[category];

const fieldsOf = (id: string, entry: CatalogueEntry, family: string): Fields => ({
  id,
  name: indexedTermsOf(entry.name).join(' '),
  joined: joinedTermsOf(entry.name).join(' '),
  words: [
    ...storedTermsOf(entry.words),
    ...indexedTermsOf(`${categoryText(entry)} ${family}`),
  ].join(' '),
  sku: [compactSkuOf(entry.sku), ...indexedTermsOf(entry.sku)].join(' '),
});

/** A full-text index of tools. */
export interface TextIndex {
  /** Adds a tool, which is also found by the name of its family. */
  put(id: string, entry: CatalogueEntry, family?: string): void;
  remove(id: string): void;
  /** Replaces the synonyms: at first, those of a shop that has not stored any. */
  useSynonyms(synonyms: readonly Synonym[]): void;
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

/** The words of a phrase, or one of its other names. */
const forgivingPhrase = ({ words, names }: ReturnType<Phrases>[number]): Query => ({
  combineWith: 'OR',
  queries: [{ combineWith: 'AND', queries: words.map(forgiving) }, ...names.map(allOf)],
});

const canForgive = ({ words, names }: ReturnType<Phrases>[number]): boolean =>
  names.length > 0 || words.some(({ forgiving, parts }) => forgiving || parts.length > 0);

const findIn = (
  index: MiniSearch<Fields>,
  words: readonly QueryWord[],
  phrasesOf: Phrases,
): SearchResult[] => {
  const all = (queries: Query[]) => index.search({ combineWith: 'AND', queries });
  const matches = all(words.map(exactly));
  if (matches.length > 0) return matches;
  const phrases = phrasesOf(words);
  return phrases.some(canForgive) ? all(phrases.map(forgivingPhrase)) : matches;
};

/**
 * Creates an empty text index. A search finds whole words and starts of words, and neighbouring
 * words of a name also as one; only if it finds nothing, it looks for the parts of each word and
 * for synonyms as well, and forgives one typing error in each word of at least five letters. The library is loaded
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
  let phrasesOf = phrasesBy(defaultSynonyms);
  return {
    put: (id, entry, family = '') => {
      if (index.has(id)) index.discard(id);
      index.add(fieldsOf(id, entry, family));
    },
    remove: (id) => {
      if (index.has(id)) index.discard(id);
    },
    useSynonyms: (synonyms) => {
      phrasesOf = phrasesBy(synonyms);
    },
    find: (search) => {
      const words = queryWordsOf(search);
      const rankOf = rankOfMatch(words);
      return new Map(findIn(index, words, phrasesOf).map(({ id, match }) => [id, rankOf(match)]));
    },
  };
};
