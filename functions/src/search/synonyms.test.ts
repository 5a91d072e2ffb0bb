import { describe, expect, it } from 'vitest';
import type { Synonym } from '../contract/index.ts';
import { entryOf } from '../testing/tools/entries.ts';
import { createCatalogueIndex } from './catalogueIndex.ts';

const names = ['Respirator', 'Dust Extractor', 'Face Visor', 'Safety Glasses', 'Spectacle Case'];

const index = await createCatalogueIndex();
for (const [at, name] of names.entries()) index.put(name, entryOf(name, { sku: `S-${at}` }));

const findWith = (...synonyms: Synonym[]) => {
  index.useSynonyms(synonyms);
  return (search: string) => [...index.find(search).keys()];
};

describe('Synonyms', () => {
  it('of several words count for these words in a row', () => {
    const find = findWith({ word: 'dust masks', finds: ['respirator'] });
    expect(find('dust mask')).toEqual(['Respirator']);
    expect(find('a mask for dust')).toEqual([]);
    expect(find('dust')).toEqual(['Dust Extractor']);
    expect(find('dust mask visor')).toEqual([]);
  });

  it('count by the longest phrase, beside the synonyms of its words', () => {
    const find = findWith(
      { word: 'shield', finds: ['visor'] },
      { word: 'face shield', finds: ['safety glasses'] },
    );
    expect(find('shield')).toEqual(['Face Visor']);
    expect(find('face shield')).toEqual(['Safety Glasses']);
  });

  it('are not followed further, also in a circle', () => {
    const find = findWith(
      { word: 'goggles', finds: ['eyewear'] },
      { word: 'eyewear', finds: ['goggles', 'safety glasses'] },
    );
    expect(find('goggles')).toEqual([]);
    expect(find('eyewear')).toEqual(['Safety Glasses']);
  });

  it('count only if a search finds nothing by its own words', () => {
    const find = findWith({ word: 'spectacles', finds: ['safety glasses'] });
    expect(find('spectacles')).toEqual(['Spectacle Case']);
  });

  it('are replaced, also by none', () => {
    expect(findWith({ word: 'mitre', finds: ['visor'] })('mitre')).toEqual(['Face Visor']);
    expect(findWith()('mitre')).toEqual([]);
  });
});
