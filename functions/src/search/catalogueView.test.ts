import { expect, it } from 'vitest';
import type { CatalogueQuery, PayerPriceList } from '../contract/index.ts';
import { entryOf } from '../testing/tools/entries.ts';
import { createCatalogueIndex } from './catalogueIndex.ts';
import { catalogueViewOf } from './catalogueView.ts';
import { findTools } from './findTools.ts';

const index = await createCatalogueIndex();
index.put('saw', entryOf('Saw', { price: 10, category: 'saws' }));
index.put('plane', entryOf('Plane', { price: 20, category: 'planes' }));
index.put('clamp', entryOf('Clamp', { price: 30, category: 'clamps' }));

const list: PayerPriceList = {
  _id: 'list',
  name: 'Contract',
  kind: 'fixed',
  discount: null,
  status: 'active',
  from: null,
  until: null,
  audience: { kind: 'payer', id: 'ada' },
  assortment: 'all',
  version: 1,
  priceOf: (toolId) => (toolId === 'clamp' ? { price: 5, priceBreaks: [] } : undefined),
};

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'price' };

const find = (
  query: Partial<CatalogueQuery>,
  isVisible: ((toolId: string) => boolean) | null = null,
) => {
  const view = catalogueViewOf({ lists: [list], day: '2026-11-27', isVisible });
  return findTools(index, { ...everything, ...query }, { limit: 10 }, new Map(), view);
};

it('sorts and filters by the prices of the payer', () => {
  expect(find({}).ids).toEqual(['clamp', 'saw', 'plane']);
  expect(find({ sort: '-price' }).ids).toEqual(['plane', 'saw', 'clamp']);
  expect(find({ maxPrice: 9 }).ids).toEqual(['clamp']);
  expect(find({}).facets.price).toEqual({ min: 5, max: 20 });
  expect(find({ q: 'clamp', minPrice: 20 }).total).toBe(0);
});

it('finds and counts only the tools that the payer sees', () => {
  const found = find({}, (toolId) => toolId !== 'plane');
  expect(found.ids).toEqual(['clamp', 'saw']);
  expect(found.total).toBe(2);
  expect(found.facets.categories).toEqual([
    { value: 'saws', count: 1 },
    { value: 'clamps', count: 1 },
  ]);
});
