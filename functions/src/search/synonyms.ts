/**
 * Other names of tools, word by word, as terms of the index: several in a row must all match. They
 * count only if a search finds nothing by its own words.
 */
const synonyms = new Map<string, readonly string[][]>([
  ['goggle', [['safety', 'glass'], ['spectacle']]],
  ['spectacle', [['safety', 'glass'], ['goggle']]],
  ['eyewear', [['safety', 'glass'], ['goggle']]],
  ['spanner', [['wrench']]],
  ['wrench', [['spanner']]],
  ['cramp', [['clamp']]],
  ['clamp', [['cramp']]],
  ['flashlight', [['torch']]],
  ['torch', [['flashlight']]],
  ['allen', [['hex']]],
  ['adhesive', [['glue']]],
  ['glue', [['adhesive']]],
  ['sandpaper', [['abrasive'], ['sanding']]],
  ['glasspaper', [['sandpaper'], ['abrasive']]],
  ['earmuff', [['ear', 'defender'], ['hearing']]],
  ['respirator', [['dust', 'mask']]],
  [
    'crowbar',
    [
      ['pry', 'bar'],
      ['wrecking', 'bar'],
    ],
  ],
  ['ruler', [['rule']]],
]);

/** The terms by which a word of a search is found under another name. */
export const synonymsOf = (term: string): string[][] =>
  (synonyms.get(term) ?? []).map((terms) => [...terms]);
