import type { CatalogueFacets, CatalogueQuery } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { looseningsOf } from './loosening.ts';

const nothing: CatalogueFacets = { categories: [], stock: [], price: null, attributes: [] };

const query: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'name' };

const labels = (change: Partial<CatalogueQuery>, facets: Partial<CatalogueFacets> = {}) =>
  looseningsOf({ ...query, ...change }, { ...nothing, ...facets }).map(({ label }) => label);

describe('looseningsOf', () => {
  it('has none for an empty catalogue', () => {
    expect(labels({})).toEqual([]);
  });

  it('names each filter without which there are tools, and how many', () => {
    const facets: CatalogueFacets = {
      categories: [
        { value: 'planes', count: 3 },
        { value: 'saws', count: 1 },
      ],
      stock: [{ value: 'in-stock', count: 1 }],
      price: { min: 8.4, max: 64.1 },
      attributes: [],
    };
    const filters: Partial<CatalogueQuery> = {
      categories: ['clamps'],
      stock: ['sold-out'],
      minPrice: 100,
    };
    expect(labels(filters, facets)).toEqual([
      'All categories: 4 tools',
      'Any stock: 1 tool',
      'Any price: $8.40 to $64.10',
    ]);
  });

  it('does not name a filter without which there is nothing either', () => {
    const filters: Partial<CatalogueQuery> = { categories: ['clamps'], stock: ['sold-out'] };
    const facets: Partial<CatalogueFacets> = { stock: [{ value: 'in-stock', count: 2 }] };
    expect(labels(filters, facets)).toEqual(['Any stock: 2 tools']);
  });

  it('clears all filters, or the words too, if no single filter is the reason', () => {
    expect(labels({ categories: ['clamps'], stock: ['sold-out'] })).toEqual(['Show all tools']);
    expect(labels({ q: 'saw', maxPrice: 1 })).toEqual(['Clear the filters', 'Show all tools']);
    expect(labels({ q: 'spaceship' })).toEqual(['Show all tools']);
  });

  it('removes what it names', () => {
    const [loosening] = looseningsOf(
      { ...query, categories: ['clamps'] },
      { ...nothing, categories: [{ value: 'saws', count: 1 }] },
    );
    expect(loosening?.change).toEqual({ categories: [] });
  });
});
