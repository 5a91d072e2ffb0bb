import type { QueryWord } from './searchWords.ts';

/** Where a term occurs in a tool, as bits. */
export const places = { name: 1, joined: 2, other: 4 } as const;
type Place = keyof typeof places;

/**
 * How a word can match, best first: the name before other fields, except for typing errors. Words
 * of the name that the search joins, or joins though the name does not, come after the words as
 * they are.
 */
const ranks = {
  whole: { name: 0, joined: 1, other: 4 },
  joined: { name: 1, joined: 1, other: 4 },
  prefix: { name: 2, joined: 3, other: 5 },
  typo: { name: 6, joined: 7, other: 7 },
} as const;
type Kind = keyof typeof ranks;

const kindOf = (term: string, { whole, prefixes, joined }: QueryWord): Kind => {
  if (term === whole) return 'whole';
  if (joined.some((other) => term.startsWith(other))) return 'joined';
  return prefixes.some((prefix) => term.startsWith(prefix)) ? 'prefix' : 'typo';
};

/** How well a tool matches each word of a search: the lower, the better. */
export type WordRanks = readonly number[];

/** The ranks of a tool for all that it matches. */
export const bestOf = (one: WordRanks, other: WordRanks): WordRanks =>
  one === other ? one : one.map((rank, at) => Math.min(rank, other[at] as number));

const worst = ranks.typo.other;

const bestPlace = (occurs: number): Place => {
  if (occurs & places.name) return 'name';
  return occurs & places.joined ? 'joined' : 'other';
};

/** The ranks of the words of a search for tools in which a term occurs, by where it does. */
export const ranksOfTerm = (
  words: readonly QueryWord[],
  term: string,
): ((occurs: number) => WordRanks) => {
  const kinds = words.map((word) => kindOf(term, word));
  const isTypo = kinds.every((kind) => kind === 'typo');
  // A term that matches another word exactly is not a typing error in this one.
  const ranksIn = (place: Place): WordRanks =>
    kinds.map((kind) => (kind === 'typo' && !isTypo ? worst : ranks[kind][place]));
  const byPlace = { name: ranksIn('name'), joined: ranksIn('joined'), other: ranksIn('other') };
  return (occurs) => byPlace[bestPlace(occurs)];
};

/** More than the ranks of all words of a search can add up to. */
const worstWordFactor = 1_000;

/**
 * Ranks how well a tool matches a search: first by the word that matches worst, then by all words.
 * The rank depends only on the tool and the search, so it stays the same when other tools change.
 */
export const rankOfMatch = (words: WordRanks): number =>
  Math.max(...words) * worstWordFactor + words.reduce((sum, rank) => sum + rank, 0);
