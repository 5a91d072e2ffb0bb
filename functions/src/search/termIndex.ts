import { bestOf, ranksOfTerm, type WordRanks } from './rankOfMatch.ts';
import type { QueryWord } from './searchWords.ts';

/** What to look for: a term, all terms that start with it or differ by a letter; or several. */
export type Query =
  | { term: string; as?: 'start' | 'typo' }
  | { anyOf: readonly Query[] }
  | { allOf: readonly Query[] };

/** Where terms occur in a document, as bits. */
export type Terms = ReadonlyMap<string, number>;

/** An index of documents by their terms. */
export interface TermIndex {
  put(id: string, terms: Terms): void;
  remove(id: string, terms: Terms): void;
  /** The documents that match, with how well each word of the search does. */
  find(query: Query, words: readonly QueryWord[]): ReadonlyMap<string, WordRanks>;
}

type Found = Map<string, WordRanks>;

const add = (found: Found, id: string, ranks: WordRanks): void => {
  const before = found.get(id);
  found.set(id, before ? bestOf(before, ranks) : ranks);
};

const either = (one: Found, other: Found): Found => {
  for (const [id, ranks] of other) add(one, id, ranks);
  return one;
};

const both = (one: Found, other: Found): Found => {
  for (const [id, ranks] of one) {
    const others = other.get(id);
    if (others) one.set(id, bestOf(ranks, others));
    else one.delete(id);
  }
  return one;
};

/**
 * Creates an empty index, over a radix tree of the terms. The library is loaded on first use, so
 * that it does not slow down a cold start.
 */
export const createTermIndex = async (): Promise<TermIndex> => {
  const { default: SearchableMap } = await import('minisearch/SearchableMap');
  const index = new SearchableMap<Map<string, number>>();

  const matching = function* ({ term, as }: Extract<Query, { term: string }>) {
    if (as === 'start') yield* index.atPrefix(term);
    else if (as === 'typo') {
      for (const [other, [documents]] of index.fuzzyGet(term, 1)) yield [other, documents] as const;
    } else {
      const documents = index.get(term);
      if (documents) yield [term, documents] as const;
    }
  };

  const find = (query: Query, words: readonly QueryWord[]): Found => {
    if ('anyOf' in query) {
      return query.anyOf.map((part) => find(part, words)).reduce(either, new Map());
    }
    if ('allOf' in query) {
      const [first, ...rest] = query.allOf.map((part) => find(part, words));
      return rest.reduce(both, first ?? new Map());
    }
    const found: Found = new Map();
    for (const [term, documents] of matching(query)) {
      const ranksIn = ranksOfTerm(words, term);
      for (const [id, occurs] of documents) add(found, id, ranksIn(occurs));
    }
    return found;
  };

  return {
    put: (id, terms) => {
      for (const [term, occurs] of terms) {
        index.fetch(term, () => new Map()).set(id, occurs);
      }
    },
    remove: (id, terms) => {
      for (const term of terms.keys()) {
        const documents = index.get(term);
        documents?.delete(id);
        if (documents?.size === 0) index.delete(term);
      }
    },
    find,
  };
};
