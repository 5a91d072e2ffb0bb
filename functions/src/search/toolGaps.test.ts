import { expect, it } from 'vitest';
import { type Attribute, toolGaps } from '../contract/index.ts';
import { entryOf } from '../testing/tools/entries.ts';
import { createCatalogueIndex } from './catalogueIndex.ts';
import { findTools } from './findTools.ts';
import { type GapFilter, gapView } from './toolGaps.ts';

const width: Attribute = {
  _id: 'width',
  label: 'Width',
  kind: 'number',
  unit: 'mm',
  choices: [],
  categories: ['saws'],
  isFacet: true,
  order: 1,
  version: '1',
  createdAt: '2026-11-29T12:00:00.000Z',
};

const index = await createCatalogueIndex();
index.useAttributes([width]);
index.put('saw', entryOf('Saw', { category: 'saws', lacks: ['family'] }));
index.put(
  'wide',
  entryOf('Wide saw', { category: 'saws', attributes: { width: 12 }, lacks: ['gtin'] }),
);
index.put('plane', entryOf('Plane', { category: 'planes', lacks: ['data-sheet', 'family'] }));
index.put('draft', entryOf('Draft', { isHidden: true, status: 'draft', lacks: ['picture'] }));

const found = (filter: GapFilter, q = '') => {
  const query = { q, categories: [], stock: [], sort: 'name' } as const;
  const { ids, total } = findTools(
    index,
    { ...query, categories: [], stock: [] },
    { limit: 9 },
    new Map(),
    gapView(filter),
  );
  expect(total).toBe(ids.length);
  return ids;
};

it('finds the tools that lack something, also hidden ones', () => {
  expect(toolGaps.map((missing) => found({ missing }))).toEqual([
    ['draft'],
    ['plane'],
    ['plane', 'saw'],
    ['saw'],
    ['wide'],
  ]);
});

it('finds them among those that match a search or have a status', () => {
  expect(found({ missing: 'family' }, 'saw')).toEqual(['saw']);
  expect(found({ missing: 'picture', status: 'draft' })).toEqual(['draft']);
  expect(found({ missing: 'picture', status: 'on-sale' })).toEqual([]);
});
