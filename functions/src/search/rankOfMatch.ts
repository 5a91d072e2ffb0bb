import type { QueryWord } from './searchWords.ts';

/** The terms of a tool that match a search, and in which of its fields each occurs. */
export type Match = Readonly<Record<string, readonly string[]>>;

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
type Field = keyof (typeof ranks)[Kind];

const kindOf = (term: string, { whole, prefixes, joined }: QueryWord): Kind => {
  if (term === whole) return 'whole';
  if (joined.some((other) => term.startsWith(other))) return 'joined';
  return prefixes.some((prefix) => term.startsWith(prefix)) ? 'prefix' : 'typo';
};

const rankedFields: readonly Field[] = ['name', 'joined'];

const rankOfTerm = (kind: Kind, fields: readonly string[]): number =>
  ranks[kind][rankedFields.find((field) => fields.includes(field)) ?? 'other'];

/** More than the ranks of all words of a search can add up to. */
const worstWordFactor = 1_000;

const worst = ranks.typo.other;

/**
 * Ranks how well tools match the words of a search: first by the word that matches worst, then by
 * all words. The rank depends only on the tool and the search, so it stays the same when other
 * tools change.
 */
export const rankOfMatch = (words: readonly QueryWord[]): ((match: Match) => number) => {
  const kinds = new Map<string, Kind[]>();
  const kindsOf = (term: string): Kind[] => {
    const known = kinds.get(term) ?? words.map((word) => kindOf(term, word));
    kinds.set(term, known);
    return known;
  };
  return (match) => {
    const best = words.map(() => worst as number);
    for (const [term, fields] of Object.entries(match)) {
      const kindsOfTerm = kindsOf(term);
      const isTypo = kindsOfTerm.every((kind) => kind === 'typo');
      for (const [at, kind] of kindsOfTerm.entries()) {
        // A term that matches another word exactly is not a typing error in this one.
        if (kind === 'typo' && !isTypo) continue;
        best[at] = Math.min(best[at] ?? worst, rankOfTerm(kind, fields));
      }
    }
    return Math.max(...best) * worstWordFactor + best.reduce((sum, rank) => sum + rank, 0);
  };
};
