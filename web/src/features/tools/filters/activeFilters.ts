import { type AttributeFacet, type CatalogueQuery, categoryNames } from 'functions/contract';
import { attributeFilterText, withFilter } from './attributeFilters.ts';
import { priceRangeText, stockGroupNames } from './catalogueTexts.ts';

/** A filter that restricts the catalogue. */
export interface ActiveFilter {
  label: string;
  /** The change of the query that removes it. */
  without: Partial<CatalogueQuery>;
}

/** The query without any filter. It keeps its search words and its sort order. */
export const noFilters = {
  categories: [],
  stock: [],
  minPrice: undefined,
  maxPrice: undefined,
  attributes: undefined,
} satisfies Partial<CatalogueQuery>;

const anyPrice = { minPrice: undefined, maxPrice: undefined };

/** The filters of a query. */
export const activeFiltersOf = (
  query: CatalogueQuery,
  facets: readonly AttributeFacet[] = [],
): ActiveFilter[] => {
  const { categories, stock, attributes = {} } = query;
  const price = priceRangeText(query);
  return [
    ...categories.map((category) => ({
      label: categoryNames[category],
      without: { categories: categories.filter((other) => other !== category) },
    })),
    ...stock.map((group) => ({
      label: stockGroupNames[group],
      without: { stock: stock.filter((other) => other !== group) },
    })),
    ...(price === null ? [] : [{ label: price, without: anyPrice }]),
    ...Object.entries(attributes).map(([key, text]) => ({
      label: attributeFilterText(
        key,
        text,
        facets.find((facet) => facet.key === key),
      ),
      without: withFilter(attributes, key, ''),
    })),
  ];
};
