import type { CatalogueQuery } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { activeFiltersOf } from './activeFilters.ts';

const query: CatalogueQuery = {
  q: 'saw',
  categories: ['saws', 'chisels'],
  stock: ['last-pieces'],
  minPrice: 10,
  maxPrice: 1250,
  sort: 'name',
};

describe('activeFiltersOf', () => {
  it('names the filters, but not the search words', () => {
    expect(activeFiltersOf(query).map(({ label }) => label)).toEqual([
      'Saws',
      'Chisels and gouges',
      'Last pieces',
      '$10.00 to $1,250.00',
    ]);
  });

  it('removes each filter without the others', () => {
    const [saws, , stock, price] = activeFiltersOf(query).map(({ without }) => without);
    expect(saws).toEqual({ categories: ['chisels'] });
    expect(stock).toEqual({ stock: [] });
    expect(price).toEqual({ minPrice: undefined, maxPrice: undefined });
  });

  it.each([
    [{ minPrice: 10, maxPrice: undefined }, 'From $10.00'],
    [{ minPrice: undefined, maxPrice: 9.5 }, 'Up to $9.50'],
    [{ minPrice: 0, maxPrice: undefined }, 'From $0.00'],
  ])('names an open price range: %j', (range, label) => {
    const filters = activeFiltersOf({ ...query, categories: [], stock: [], ...range });
    expect(filters.map((filter) => filter.label)).toEqual([label]);
  });
});
