import { isFunctionWord } from './functionWords.ts';
import { type SearchWord, searchWordsOf } from './searchWords.ts';

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

/**
 * The words of a search for tools, all of which must match. Words that say nothing about a tool are
 * left out, if there are others.
 */
export const relevantWordsOf = (search: string): SearchWord[] => {
  const words = searchWordsOf(search);
  const relevant = words.filter(({ word }) => !isFunctionWord(word));
  return relevant.length > 0 ? relevant : words;
};

/** The words of a search for tools as it compares them: in one spelling and in the singular. */
export const comparedTermsOf = (search: string): string[] =>
  relevantWordsOf(search).map(({ word }) => singularOf(word));
