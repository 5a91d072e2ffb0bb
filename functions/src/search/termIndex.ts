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

const both = (found: Found, other: Found): Found => {
  for (const [id, ranks] of other) {
    const before = found.get(id);
    if (before) other.set(id, bestOf(before, ranks));
  }
  return other;
};

/** A longer term is rarer, and what it finds limits what the next ones have to look at. */
const termLength = (query: Query): number => {
  if ('anyOf' in query) return Math.min(...query.anyOf.map(termLength));
  if ('allOf' in query) return Math.max(...query.allOf.map(termLength));
  return query.term.length;
};

const rarestFirst = (queries: readonly Query[]): Query[] =>
  queries.toSorted((one, other) => termLength(other) - termLength(one));

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

  const findAny = (
    parts: readonly Query[],
    words: readonly QueryWord[],
    within: Found | undefined,
  ): Found => parts.map((part) => find(part, words, within)).reduce(either, new Map());

  const findAll = (
    parts: readonly Query[],
    words: readonly QueryWord[],
    within: Found | undefined,
  ): Found => {
    let found: Found | undefined;
    for (const part of rarestFirst(parts)) {
      const others = find(part, words, found ?? within);
      found = found ? both(found, others) : others;
      if (found.size === 0) break;
    }
    return found ?? new Map();
  };

  const findTerm = (
    query: Extract<Query, { term: string }>,
    words: readonly QueryWord[],
    within: Found | undefined,
  ): Found => {
    const found: Found = new Map();
    for (const [term, documents] of matching(query)) {
      let ranksIn: ReturnType<typeof ranksOfTerm> | undefined;
      for (const [id, occurs] of documents) {
        if (within && !within.has(id)) continue;
        ranksIn ??= ranksOfTerm(words, term);
        add(found, id, ranksIn(occurs));
      }
    }
    return found;
  };

  /** The documents that match, of those `within` some if there are such. */
  const find = (query: Query, words: readonly QueryWord[], within?: Found): Found => {
    if ('anyOf' in query) return findAny(query.anyOf, words, within);
    if ('allOf' in query) return findAll(query.allOf, words, within);
    return findTerm(query, words, within);
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
    find: (query, words) => find(query, words),
  };
};
