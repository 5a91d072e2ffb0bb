import {
  type CatalogueFacets,
  type CatalogueQuery,
  type FacetCount,
  stockGroups,
  toolCategories,
} from '../contract/index.ts';
import {
  type AttributeColumn,
  type ColumnFilters,
  countColumns,
  passes,
} from './attributeColumns.ts';
import type { IndexedTool } from './catalogueIndex.ts';

/** The filters of a catalogue query. */
type CatalogueFilters = Omit<CatalogueQuery, 'q' | 'sort'>;

/** The filter that a tool does not pass: those by attributes are the places of their columns. */
type Failed = 'none' | 'category' | 'stock' | 'price' | 'several' | number;

type Filtered = Pick<IndexedTool, 'entry' | 'values'>;

const together = (one: Failed, other: Failed): Failed => (one === 'none' ? other : 'several');

const failedFilter = (
  { entry: { category, stock }, values }: Filtered,
  price: number,
  filters: CatalogueFilters,
  { filters: byColumn }: ColumnFilters,
): Failed => {
  const { categories, stock: groups, minPrice = 0, maxPrice = Number.MAX_VALUE } = filters;
  let failed: Failed = 'none';
  if (categories.length > 0 && !categories.includes(category)) failed = 'category';
  if (groups.length > 0 && !groups.includes(stock)) failed = together(failed, 'stock');
  if (price < minPrice || price > maxPrice) failed = together(failed, 'price');
  for (const [column, filter] of byColumn) {
    if (failed === 'several') break;
    if (!passes(values[column] as number, filter)) failed = together(failed, column);
  }
  return failed;
};

const addTo = (counts: Map<string, number>, value: string): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};

const countsOf = <Value extends string>(
  values: readonly Value[],
  counts: ReadonlyMap<string, number>,
): FacetCount<Value>[] => values.map((value) => ({ value, count: counts.get(value) ?? 0 }));

/** What there is to filter by, and the filters. */
interface Counted {
  /** The categories that tools have. */
  categories: ReadonlySet<string>;
  columns: readonly AttributeColumn[];
  filters: CatalogueFilters;
  columnFilters: ColumnFilters;
}

/**
 * Counts the tools for each value of the filters. A tool counts for a value if it passes all other
 * filters.
 */
export const countFacets = ({ categories, columns, filters, columnFilters }: Counted) => {
  const byCategory = new Map<string, number>();
  const byStock = new Map<string, number>();
  const byColumn = countColumns(columns);
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    /** Counts a tool. Returns whether it passes all filters. */
    add: (tool: Filtered, price: number): boolean => {
      const failed = failedFilter(tool, price, filters, columnFilters);
      const isPassed = failed === 'none';
      if (isPassed || failed === 'category') addTo(byCategory, tool.entry.category);
      if (isPassed || failed === 'stock') addTo(byStock, tool.entry.stock);
      if (isPassed || failed === 'price') {
        min = Math.min(min, price);
        max = Math.max(max, price);
      }
      if (isPassed) byColumn.addAll(tool.values);
      else if (typeof failed === 'number') byColumn.addTo(failed, tool.values);
      return isPassed;
    },
    facets: (): CatalogueFacets => ({
      categories: countsOf(
        toolCategories.filter((category) => categories.has(category)),
        byCategory,
      ),
      stock: countsOf(stockGroups, byStock),
      price: min <= max ? { min, max } : null,
      attributes: byColumn.facets(new Set(columnFilters.filters.map(([column]) => column))),
    }),
  };
};
