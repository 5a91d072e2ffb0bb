import { isFunctionWord, withoutAccents, wordsOf } from '../contract/index.ts';

/** The distinct words of a text as the index compares them: in lower case, without accents. */
export const foldedWordsOf = (text: string): string[] => [
  ...new Set(wordsOf(text).map(withoutAccents)),
];

/** A SKU, or a search for one, without hyphens and spaces: `pln1005`. */
export const compactSkuOf = (text: string): string => foldedWordsOf(text).join('');

const irregular: Record<string, string> = {
  axes: 'axe',
  calves: 'calf',
  feet: 'foot',
  gases: 'gas',
  halves: 'half',
  knives: 'knife',
  leaves: 'leaf',
  lenses: 'lens',
  lens: 'lens',
  gas: 'gas',
  men: 'man',
  shelves: 'shelf',
  teeth: 'tooth',
};

/** The endings of English plurals, and what replaces them. The first that matches applies. */
const plurals: [ending: RegExp, replacement: string][] = [
  [/(?<=...)ies$/, 'y'],
  [/(?<=(?:ch|sh|ss|x|zz))es$/, ''],
  [/(?<=..[^sui])s$/, ''],
];

/** The singular of an English plural. Any other word stays as it is. */
export const singularOf = (word: string): string => {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known) return known;
  const [ending, replacement] = plurals.find(([pattern]) => pattern.test(word)) ?? [];
  return ending ? word.replace(ending, replacement ?? '') : word;
};

/** The terms under which a text is indexed: its words in the singular. */
export const indexedTermsOf = (text: string): string[] => [
  ...new Set(foldedWordsOf(text).map(singularOf)),
];

/** A word of a search. */
export interface SearchedWord {
  /** The term of the whole word. */
  whole: string;
  /** The starts of words that match. */
  prefixes: string[];
  /** The terms without a typing error of two swapped letters. Empty for a word without tolerance. */
  swapped: string[];
  /** Whether other words with one letter more, less or different match. */
  forgiving: boolean;
}

/** A plural that is still being typed, `safetie`, starts no singular. */
const unfinishedPlurals: [ending: RegExp, replacement: string][] = [
  [/(?<=...)ie$/, 'y'],
  [/(?<=(?:ch|sh|ss|x|zz))e$/, ''],
];

const prefixesOf = (word: string): string[] => [
  word,
  ...unfinishedPlurals
    .filter(([ending]) => ending.test(word))
    .map(([ending, replacement]) => word.replace(ending, replacement)),
];

const swapsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    singularOf(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)),
  );

// A number is never a typing error: with another digit, it is another tool.
const canHaveTypo = (word: string): boolean => /^\p{L}{5,}$/u.test(word);

/**
 * The words of a search, all of which must match. Words that say nothing about a tool are left out, if
 * there are others.
 */
export const searchedWordsOf = (text: string): SearchedWord[] => {
  const words = foldedWordsOf(text);
  const relevant = words.filter((word) => !isFunctionWord(word));
  return (relevant.length > 0 ? relevant : words).map((word) => ({
    whole: singularOf(word),
    prefixes: prefixesOf(word),
    swapped: canHaveTypo(word) ? swapsOf(word) : [],
    forgiving: canHaveTypo(word),
  }));
};
