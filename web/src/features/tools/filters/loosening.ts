import {
  type CatalogueFacets,
  type CatalogueQuery,
  counted,
  type FacetCount,
  formatMoney,
} from 'functions/contract';
import { noFilters } from './activeFilters.ts';
import { withFilter } from './attributeFilters.ts';

/** A way to get results from a query that has none. */
export interface Loosening {
  label: string;
  change: Partial<CatalogueQuery>;
}

const sumOf = (counts: FacetCount<unknown>[]) => counts.reduce((sum, { count }) => sum + count, 0);

const withCount = (label: string, count: number) => `${label}: ${counted(count, 'tool')}`;

const withoutCategories = ({ categories }: CatalogueQuery, facets: CatalogueFacets) => {
  const count = categories.length > 0 ? sumOf(facets.categories) : 0;
  return count > 0 && { label: withCount('All categories', count), change: { categories: [] } };
};

const withoutStock = ({ stock }: CatalogueQuery, facets: CatalogueFacets) => {
  const count = stock.length > 0 ? sumOf(facets.stock) : 0;
  return count > 0 && { label: withCount('Any stock', count), change: { stock: [] } };
};

const withoutPrices = ({ minPrice, maxPrice }: CatalogueQuery, { price }: CatalogueFacets) =>
  (minPrice !== undefined || maxPrice !== undefined) &&
  price !== null && {
    label: `Any price: ${formatMoney(price.min)} to ${formatMoney(price.max)}`,
    change: { minPrice: undefined, maxPrice: undefined },
  };

const withoutAttributes = (
  { attributes = {} }: CatalogueQuery,
  facets: CatalogueFacets,
): Loosening[] =>
  facets.attributes
    .filter(({ key, count }) => attributes[key] !== undefined && count > 0)
    .map(({ key, label, count }) => ({
      label: withCount(`Any ${label.toLowerCase()}`, count),
      change: withFilter(attributes, key, ''),
    }));

const hasFilters = ({ categories, stock, minPrice, maxPrice, attributes = {} }: CatalogueQuery) =>
  categories.length + stock.length + Object.keys(attributes).length > 0 ||
  minPrice !== undefined ||
  maxPrice !== undefined;

/**
 * The ways to get results from a query that has none: without one of its filters, where the facets
 * say that this helps, otherwise without all of them, and at last without the search words.
 */
export const looseningsOf = (query: CatalogueQuery, facets: CatalogueFacets): Loosening[] => {
  const single = [
    ...[withoutCategories, withoutStock, withoutPrices]
      .map((loosen) => loosen(query, facets))
      .filter((loosening) => loosening !== false),
    ...withoutAttributes(query, facets),
  ];
  if (single.length > 0) return single;
  const all: Loosening = { label: 'Show all tools', change: { ...noFilters, q: '' } };
  if (!query.q) return hasFilters(query) ? [all] : [];
  return hasFilters(query) ? [{ label: 'Clear the filters', change: noFilters }, all] : [all];
};
