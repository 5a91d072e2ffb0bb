import {
  type CatalogueEntry,
  type CatalogueFacets,
  type CatalogueQuery,
  type FacetCount,
  stockGroups,
  toolCategories,
} from '../contract/index.ts';

/** The filters of a catalogue query. */
export type CatalogueFilters = Omit<CatalogueQuery, 'q' | 'sort'>;

/** Which of the filters a tool passes. */
export interface Passed {
  category: boolean;
  stock: boolean;
  price: boolean;
}

/** What the filters look at, besides the price. */
type Filtered = Pick<CatalogueEntry, 'category' | 'stock'>;

/** Checks a tool and its price against each filter. */
export const passedFilters = (
  { category, stock }: Filtered,
  price: number,
  filters: CatalogueFilters,
): Passed => ({
  category: filters.categories.length === 0 || filters.categories.includes(category),
  stock: filters.stock.length === 0 || filters.stock.includes(stock),
  price: price >= (filters.minPrice ?? 0) && price <= (filters.maxPrice ?? Number.MAX_VALUE),
});

const addTo = (counts: Map<string, number>, value: string): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};

const countsOf = <Value extends string>(
  values: readonly Value[],
  counts: ReadonlyMap<string, number>,
): FacetCount<Value>[] => values.map((value) => ({ value, count: counts.get(value) ?? 0 }));

/**
 * Counts the tools for each value of the filters. A tool counts for a value if it passes all other
 * filters. `categories` are those that tools have.
 */
export const countFacets = (categories: ReadonlySet<string>) => {
  const byCategory = new Map<string, number>();
  const byStock = new Map<string, number>();
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add: ({ category, stock }: Filtered, price: number, passed: Passed): void => {
      if (passed.stock && passed.price) addTo(byCategory, category);
      if (passed.category && passed.price) addTo(byStock, stock);
      if (!passed.category || !passed.stock) return;
      min = Math.min(min, price);
      max = Math.max(max, price);
    },
    facets: (): CatalogueFacets => ({
      categories: countsOf(
        toolCategories.filter((category) => categories.has(category)),
        byCategory,
      ),
      stock: countsOf(stockGroups, byStock),
      price: min <= max ? { min, max } : null,
    }),
  };
};
