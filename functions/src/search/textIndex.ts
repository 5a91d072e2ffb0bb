import {
  type CatalogueEntry,
  categoryNames,
  defaultSynonyms,
  type Synonym,
} from '../contract/index.ts';
import { places, rankOfMatch, type WordRanks } from './rankOfMatch.ts';
import {
  compactSkuOf,
  indexedTermsOf,
  joinedTermsOf,
  type QueryWord,
  queryWordsOf,
  storedTermsOf,
} from './searchWords.ts';
import { type Phrases, phrasesBy } from './synonyms.ts';
import { createTermIndex, type Query, type TermIndex, type Terms } from './termIndex.ts';

const categoryText = ({ category }: CatalogueEntry): string =>
  category === 'other' ? '' : categoryNames[category];

const termsOf = (entry: CatalogueEntry, family: string): Terms => {
  const terms = new Map<string, number>();
  const add = (place: keyof typeof places, found: readonly string[]) => {
    for (const term of found) terms.set(term, (terms.get(term) ?? 0) | places[place]);
  };
  add('name', indexedTermsOf(entry.name));
  add('joined', joinedTermsOf(entry.name));
  add('other', storedTermsOf(entry.words));
  add('other', indexedTermsOf(`${categoryText(entry)} ${family}`));
  add('other', [compactSkuOf(entry.sku), ...indexedTermsOf(entry.sku)]);
  terms.delete('');
  return terms;
};

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
  const starts = shortestOf([...prefixes, ...joined]);
  const starting = starts.map((term) => ({ term, as: 'start' }) as const);
  const isCovered = starts.some((start) => whole.startsWith(start));
  return { anyOf: isCovered ? starting : [{ term: whole }, ...starting] };
};

const allOf = (terms: readonly string[]): Query => ({ allOf: terms.map((term) => ({ term })) });

const forgiving = (word: QueryWord): Query => ({
  anyOf: [
    exactly(word),
    ...word.swapped.map((term) => ({ term })),
    ...word.parts.map(allOf),
    ...(word.forgiving
      ? [word.whole, ...word.prefixes].map((term) => ({ term, as: 'typo' }) as const)
      : []),
  ],
});

/** The words of a phrase, or one of its other names. */
const forgivingPhrase = ({ words, names }: ReturnType<Phrases>[number]): Query => ({
  anyOf: [{ allOf: words.map(forgiving) }, ...names.map(allOf)],
});

const canForgive = ({ words, names }: ReturnType<Phrases>[number]): boolean =>
  names.length > 0 || words.some(({ forgiving, parts }) => forgiving || parts.length > 0);

const findIn = (
  index: TermIndex,
  words: readonly QueryWord[],
  phrasesOf: Phrases,
): ReadonlyMap<string, WordRanks> => {
  const matches = index.find({ allOf: words.map(exactly) }, words);
  if (matches.size > 0) return matches;
  const phrases = phrasesOf(words);
  if (!phrases.some(canForgive)) return matches;
  return index.find({ allOf: phrases.map(forgivingPhrase) }, words);
};

/**
 * Creates an empty text index. A search finds whole words and starts of words, and neighbouring
 * words of a name also as one; only if it finds nothing, it looks for the parts of each word and
 * for synonyms as well, and forgives one typing error in each word of at least five letters.
 */
export const createTextIndex = async (): Promise<TextIndex> => {
  const index = await createTermIndex();
  const known = new Map<string, () => Terms>();
  let phrasesOf = phrasesBy(defaultSynonyms);
  const remove = (id: string): void => {
    const terms = known.get(id);
    if (terms) index.remove(id, terms());
    known.delete(id);
  };
  return {
    put: (id, entry, family = '') => {
      remove(id);
      const terms = () => termsOf(entry, family);
      index.put(id, terms());
      known.set(id, terms);
    },
    remove,
    useSynonyms: (synonyms) => {
      phrasesOf = phrasesBy(synonyms);
    },
    find: (search) => {
      const words = queryWordsOf(search);
      const found = findIn(index, words, phrasesOf);
      return new Map(Array.from(found, ([id, ranks]) => [id, rankOfMatch(ranks)]));
    },
  };
};
