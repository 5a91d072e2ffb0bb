import { unitNameOf } from '../measures/units.ts';

/** American spellings and variants of words for tools, and the spelling that a search compares. */
const spellings = new Map(
  Object.entries({
    adz: 'adze',
    aluminum: 'aluminium',
    ax: 'axe',
    caliper: 'calliper',
    center: 'centre',
    chamferred: 'chamfered',
    color: 'colour',
    colored: 'coloured',
    fiber: 'fibre',
    fiberglass: 'fibreglass',
    gage: 'gauge',
    gray: 'grey',
    jewelers: 'jewellers',
    mold: 'mould',
    molding: 'moulding',
    miter: 'mitre',
    mitered: 'mitred',
    plow: 'plough',
    peen: 'pein',
    sulfur: 'sulphur',
    vise: 'vice',
  }),
);

const spellingOf = (word: string): string | undefined => {
  const plural = word.endsWith('s') ? spellings.get(word.slice(0, -1)) : undefined;
  return spellings.get(word) ?? (plural && `${plural}s`);
};

/**
 * A word in the spelling that searches compare: British, with `-ise`, and a unit by its usual name.
 * Alone, the short forms of units are other words as well: `in`, for example.
 */
export const comparedSpelling = (word: string): string =>
  (word.length > 2 ? unitNameOf(word) : undefined) ??
  spellingOf(word) ??
  word.replace(/^(\p{L}{2,})iz(?=[aei])/u, '$1is');
