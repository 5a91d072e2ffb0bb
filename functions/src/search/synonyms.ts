import { comparedTermsOf, type Synonym } from '../contract/index.ts';
import type { QueryWord } from './searchWords.ts';

/** Words in a row that have other names together, or one word. */
interface Phrase {
  words: readonly QueryWord[];
  /** The terms of each other name, of which all must match. */
  names: string[][];
}

/** Divides the words of a search into phrases. */
export type Phrases = (words: readonly QueryWord[]) => Phrase[];

const startsWith = (words: readonly QueryWord[], terms: readonly string[]): boolean =>
  terms.every((term, at) => words[at]?.whole === term);

/**
 * The phrases of searches by the synonyms of the shop. The longest one counts; names are those of
 * this phrase alone, and are not followed further.
 */
export const phrasesBy = (synonyms: readonly Synonym[]): Phrases => {
  const known = synonyms
    .map(({ word, finds }) => ({ terms: comparedTermsOf(word), names: finds.map(comparedTermsOf) }))
    .toSorted((one, other) => other.terms.length - one.terms.length);
  const byFirst = Map.groupBy(known, ({ terms: [first] }) => first);
  return (words) => {
    const phrases: Phrase[] = [];
    for (let at = 0; at < words.length; at += phrases.at(-1)?.words.length ?? 1) {
      const rest = words.slice(at);
      const found = byFirst.get(rest[0]?.whole)?.find(({ terms }) => startsWith(rest, terms));
      const length = found?.terms.length ?? 1;
      phrases.push({ words: rest.slice(0, length), names: found?.names ?? [] });
    }
    return phrases;
  };
};
