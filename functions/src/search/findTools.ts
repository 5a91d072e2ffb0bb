import {
  type CatalogueFacets,
  type CatalogueQuery,
  type CatalogueSort,
  wordsOf,
} from '../contract/index.ts';
import { type AttributeColumn, columnFilters } from './attributeColumns.ts';
import { countFacets } from './catalogueFacets.ts';
import { type CatalogueIndex, type IndexedTool, skuRanks } from './catalogueIndex.ts';
import { compareKeys, type SortKey, sortKeyOf } from './catalogueOrder.ts';
import { type FoundFamily, groupFamilies } from './familyGroups.ts';

/** The part of a sorted list to find. */
export interface Section {
  limit: number;
  /** Set for a list with each size of a family, instead of an item for the family. */
  isFlat?: boolean | undefined;
  /** Where the section starts: after this place. */
  after?: SortKey | undefined;
}

/** Tools that match a query. */
export interface FoundTools {
  ids: string[];
  /** The families for which tools of the section stand, by the ids of these. */
  families: ReadonlyMap<string, FoundFamily>;
  /** The number of items on all pages: of a family with several sizes that match, there is one. */
  total: number;
  /** The number of tools that match. */
  toolTotal: number;
  facets: CatalogueFacets;
  /** The keys of attributes whose filters do not count. */
  ignored: string[];
  /** The place of the last tool, if more follow. */
  end?: SortKey;
}

/** What a payer sees of the catalogue. */
export interface CatalogueView {
  /** The price of a tool in dollars, without price breaks; the list price is in the entry. */
  priceOf(tool: IndexedTool): number;
  /** Whether the payer sees a tool; null if all of them. */
  isVisible: ((toolId: string) => boolean) | null;
  /** Set for staff, who also see hidden tools. */
  showsHidden?: true;
  /** Whether it has a tool, by what staff look for. */
  accepts?: (tool: IndexedTool, columns: readonly AttributeColumn[]) => boolean;
}

/** The pieces sold of each tool that was sold. */
export type PiecesSold = ReadonlyMap<string, number>;

/** The sort order that a query gets: without words, there is no relevance. */
export const effectiveSort = ({ q, sort }: Pick<CatalogueQuery, 'q' | 'sort'>): CatalogueSort =>
  sort === 'relevance' && wordsOf(q).length === 0 ? 'popularity' : sort;

/** Collects the first places of a list in order, without sorting the rest. */
const collectFirst = ({ limit, after }: Section) => {
  const first: SortKey[] = [];
  const positionOf = (key: SortKey): number => {
    let [from, to] = [0, first.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareKeys(first[middle] as SortKey, key) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const add = (key: SortKey): void => {
    if (after && compareKeys(key, after) <= 0) return;
    const last = first.at(-1);
    if (first.length > limit && last && compareKeys(key, last) >= 0) return;
    first.splice(positionOf(key), 0, key);
    // One more than the limit shows whether there is a next page.
    if (first.length > limit + 1) first.pop();
  };
  return { first, add };
};

const candidatesOf = function* (
  { tools, find }: CatalogueIndex,
  q: string,
): Generator<{ tool: IndexedTool; rank: number }> {
  if (wordsOf(q).length === 0) {
    for (const tool of tools.values()) yield { tool, rank: 0 };
    return;
  }
  for (const [id, rank] of find(q)) {
    const tool = tools.get(id);
    if (tool) yield { tool, rank };
  }
};

/** `isMeant` says that the query is the tool's SKU, as also a discontinued one is found. */
const isSeen = (
  { id, entry }: IndexedTool,
  view: CatalogueView | undefined,
  isMeant = false,
): boolean => {
  if (view?.showsHidden) return true;
  const isListed = !entry.isHidden && (isMeant || !entry.isDiscontinued);
  return isListed && (view?.isVisible?.(id) ?? true);
};

/** The categories that have tools, of those that a payer sees. */
const categoriesOf = (
  { tools, categories }: CatalogueIndex,
  view: CatalogueView | undefined,
): ReadonlySet<string> => {
  if (!view) return categories;
  const seen = [...tools.values()].filter((tool) => isSeen(tool, view));
  return new Set(seen.map(({ entry }) => entry.category));
};

/**
 * Finds the tools that match a query, in order, and counts what there is to filter by. Of a family
 * with several sizes that match, the one that comes first stands for it. With a view,
 * prices and tools are those of a payer, or all of them for staff. Nobody else sees hidden tools.
 */
export const findTools = (
  index: CatalogueIndex,
  query: CatalogueQuery,
  section: Section,
  sold: PiecesSold,
  view?: CatalogueView,
): FoundTools => {
  const sort = effectiveSort(query);
  const byColumn = columnFilters(index.columns, query.attributes);
  const { add, facets } = countFacets({
    categories: categoriesOf(index, view),
    columns: index.columns,
    filters: query,
    columnFilters: byColumn,
  });
  const { first, add: collect } = collectFirst(section);
  const groups = groupFamilies(index, sort);
  let toolTotal = 0;
  for (const { tool, rank } of candidatesOf(index, query.q)) {
    const isMeant = rank === skuRanks.exact;
    if (!isSeen(tool, view, isMeant)) continue;
    if (view?.accepts?.(tool, index.columns) === false) continue;
    const price = view ? view.priceOf(tool) : tool.entry.price;
    if (!add(tool, price)) continue;
    toolTotal += 1;
    const key = sortKeyOf(sort, { tool, price, rank, sold: sold.get(tool.id) ?? 0 });
    // Who searches for a SKU means this size.
    const isAlone = section.isFlat || isMeant;
    if (isAlone || !groups.add(tool, price, key)) collect(key);
  }
  for (const key of groups.keys()) collect(key);
  const page = first.slice(0, section.limit);
  const end = first.length > section.limit ? page.at(-1) : undefined;
  const ids = page.map((key) => key.at(-1) as string);
  return {
    ids,
    families: groups.among(ids),
    total: toolTotal - groups.furtherSizes(),
    toolTotal,
    facets: facets(),
    ignored: byColumn.ignored,
    ...(end && { end }),
  };
};
