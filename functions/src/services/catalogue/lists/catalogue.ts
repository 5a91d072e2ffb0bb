import {
  type CatalogueQuery,
  type CatalogueResults,
  type CatalogueSort,
  type CatalogueTool,
  isShown,
  limits,
  type Tool,
  type ToolCategory,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { catalogueViewOf, staffView } from '../../../search/catalogueView.ts';
import type { FoundFamily } from '../../../search/familyGroups.ts';
import type { CatalogueView } from '../../../search/findTools.ts';
import { type GapFilter, gapView } from '../../../search/toolGaps.ts';
import { shareCalls } from '../../../store/calls/shareCalls.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';
import { tools } from '../../../store/collections/collections.ts';
import { contentOf, getDocuments } from '../../../store/reads/documents.ts';
import type { Page, PageRequest } from '../../../store/reads/queries.ts';
import { type BuyerPrices, readShownPrices } from '../../prices/buyerPrices.ts';
import type { CatalogueSearch, Freshness, SearchPageRequest } from '../search/catalogueSearch.ts';
import { indexSearch } from '../search/indexSearch.ts';
import { storedToolFields, toTool } from '../tools/toolResponse.ts';
import { getShownTool, toListedTool } from '../tools/tools.ts';
import { cachedSkuOfNumber, skuOfNumber } from '../tools/typedNumbers.ts';

const engine: CatalogueSearch = indexSearch;

/** A request for a page of the catalogue. */
export interface CatalogueRequest extends SearchPageRequest {
  query: CatalogueQuery;
}

/** A page of the catalogue, and the cursor of the next one if there is one. */
export interface CataloguePage {
  results: CatalogueResults;
  next?: string;
}

/** The ids of the tools with exactly these names, by name. Follows changes within seconds. */
export const findToolsNamed = async (names: readonly string[]) =>
  names.length > 0 ? engine.findNamed(names) : new Map<string, string>();

// The search may be behind, so a tool that it found can have been deleted, or be hidden.
const readExisting = async (ids: readonly string[], view?: CatalogueView): Promise<Tool[]> => {
  const found = await getDocuments(
    ids.map((id) => tools.doc(id)),
    storedToolFields,
  );
  const toItem = view?.showsHidden ? toListedTool : toTool;
  return found.flatMap((snapshot) => {
    const tool = contentOf(snapshot);
    return tool && (view?.showsHidden || isShown(tool)) ? [toItem(snapshot.id, tool)] : [];
  });
};

type Families = ReadonlyMap<string, FoundFamily>;

/** The tools of a page, each with the family for which it stands. */
const withFamilies = (found: readonly Tool[], families: Families): CatalogueTool[] =>
  found.map((tool) => {
    const family = families.get(tool._id);
    if (!family) return tool;
    return { ...tool, family: { ...family, imageLink: family.imageLink || tool.imageLink } };
  });

const searchWith =
  (freshness: Freshness, view?: CatalogueView) =>
  async ({ query, ...page }: CatalogueRequest): Promise<CataloguePage> => {
    const { ids, families, next, ...counts } = await engine.find(query, page, freshness, view);
    const found = withFamilies(await readExisting(ids, view), families);
    const results: CatalogueResults = { tools: found, ...counts, assortment: 'all' };
    return next === undefined ? { results } : { results, next };
  };

/**
 * A page of the catalogue. Its tools are read after the call; which ones there are follows changes
 * within seconds. Throws `validation` for an invalid cursor.
 */
export const searchCatalogue = shareCalls(searchWith('current'));

/** Searches like `searchCatalogue`, also hidden tools, for staff. */
const searchAllTools = shareCalls(searchWith('current', staffView));

/** The request for the tool that a number means. */
const withSku = (request: CatalogueRequest, sku: string | undefined): CatalogueRequest =>
  sku === undefined ? request : { ...request, query: { ...request.query, q: sku } };

const cachedSearch = shortLivedCache(shareCalls(searchWith('recent')), {
  maxAge: 5_000,
  maxEntries: 100,
});

/**
 * A page of the catalogue that is at most five seconds old, and follows changes within ten. A search
 * for a GTIN or an old SKU finds its tool.
 */
export const searchCachedCatalogue = async (request: CatalogueRequest): Promise<CataloguePage> =>
  cachedSearch(withSku(request, await cachedSkuOfNumber(request.query.q)));

const searchPriced = async (
  { query, ...page }: CatalogueRequest,
  prices: BuyerPrices,
): Promise<CataloguePage> => {
  const view = catalogueViewOf(prices);
  const { ids, families, next, ...counts } = await engine.find(query, page, 'current', view);
  const found = await readExisting(ids);
  const assortment = prices.isVisible ? 'only' : 'all';
  const results: CatalogueResults = {
    tools: withFamilies(found.map(prices.priced), families),
    ...counts,
    assortment,
  };
  return next === undefined ? { results } : { results, next };
};

/** Searches like `searchCatalogue`, at the prices of a payer and of the tools that the payer sees. */
const searchAt =
  (prices: BuyerPrices): typeof searchCatalogue =>
  (request) =>
    prices.lists.length === 0 ? searchCatalogue(request) : searchPriced(request, prices);

/** The payer whose prices a list has; null for list prices and all tools, also hidden ones. */
export type ShownPayer = string | null;

const searchFor = async (payerId: ShownPayer): Promise<typeof searchCatalogue> =>
  payerId === null ? searchAllTools : searchAt(await readShownPrices({ payerId, toolIds: 'all' }));

/**
 * A page of the catalogue as a payer sees it, read after the call. A search for the payer’s own
 * number, a GTIN or an old SKU finds its tool. Throws `validation` for an invalid cursor.
 */
export const searchCatalogueFor = async (
  request: CatalogueRequest,
  payerId: ShownPayer,
): Promise<CataloguePage> => {
  const [search, sku] = await Promise.all([
    searchFor(payerId),
    skuOfNumber(payerId, request.query.q),
  ]);
  return search(withSku(request, sku));
};

const unfiltered = { q: '', categories: [], stock: [] } satisfies Partial<CatalogueQuery>;

/** The sort orders of the list of tools that the search provides. */
export const rankedSorts = ['relevance', 'popularity'] as const satisfies CatalogueSort[];

/** A request for a page of the list of tools in such an order. */
export interface RankedListRequest extends PageRequest {
  sort: (typeof rankedSorts)[number];
  search?: string | undefined;
  category?: ToolCategory | undefined;
}

/** A request for a page of the list of tools in any order of the search. */
export interface EngineListRequest extends PageRequest {
  sort: CatalogueSort;
  search?: string | undefined;
  category?: ToolCategory | undefined;
}

const pageOf = async (found: Promise<CataloguePage>): Promise<Page<Tool>> => {
  const { results, next } = await found;
  return next === undefined ? { items: results.tools } : { items: results.tools, next };
};

const listFrom =
  (search: typeof searchCatalogue) =>
  ({ sort, search: q = '', category, ...page }: EngineListRequest): Promise<Page<Tool>> => {
    const categories = category ? [category] : [];
    const query = { ...unfiltered, q, sort, categories };
    return pageOf(search({ query, isFlat: true, ...page }));
  };

/**
 * A page of the list of tools, in an order of the search. Throws `validation` for an invalid
 * cursor.
 */
export const listRankedTools = listFrom(searchCatalogue);

/** Like `listRankedTools`, with hidden tools, for staff. */
export const listAllRankedTools = listFrom(searchAllTools);

/** A page of the tools that lack something, for staff, in an order of the search. */
export const listIncompleteTools = (
  request: EngineListRequest,
  filter: GapFilter,
): Promise<Page<Tool>> => listFrom(searchWith('current', gapView(filter)))(request);

/** The number of tools that lack something, among those that match a search. */
export const countIncompleteTools = async (
  { search: q = '', category }: Pick<EngineListRequest, 'search' | 'category'>,
  filter: GapFilter,
): Promise<number> => {
  const query: CatalogueQuery = {
    ...unfiltered,
    q,
    categories: category ? [category] : [],
    sort: 'newest',
  };
  return (await engine.find(query, { limit: 1 }, 'recent', gapView(filter))).toolTotal;
};

/** Like `listRankedTools`, but as old as `searchCachedCatalogue`. */
export const listCachedRankedTools = listFrom(searchCachedCatalogue);

const relatedFrom =
  (search: typeof searchCatalogue) =>
  async (id: string): Promise<Tool[]> => {
    const { category, familyId } = await getShownTool(id);
    const query: CatalogueQuery = { ...unfiltered, categories: [category], sort: 'popularity' };
    const { results } = await search({ query, limit: limits.relatedTools + 1 });
    return results.tools
      .filter((tool) => tool._id !== id && (!familyId || tool.familyId !== familyId))
      .slice(0, limits.relatedTools)
      .map(({ family: _, ...tool }) => tool);
  };

/**
 * Other tools of the same category as a payer sees them, popular ones first, sold-out ones last, and
 * at most one size of each other family.
 * Throws `tool-not-found`, also for a tool that the payer does not see.
 */
export const relatedToolsFor = async (id: string, payerId: ShownPayer): Promise<Tool[]> => {
  if (payerId === null) return relatedFrom(searchCatalogue)(id);
  const prices = await readShownPrices({ payerId, toolIds: 'all' });
  if (prices.isVisible?.(id) === false) throw new ApiError('tool-not-found');
  return relatedFrom(searchAt(prices))(id);
};

/** Related tools at list prices, as old as `searchCachedCatalogue`. */
export const cachedRelatedTools = relatedFrom(searchCachedCatalogue);

/**
 * A page of the list of tools as a payer sees it, in an order of the search. Throws `validation` for
 * an invalid cursor.
 */
export const listToolsAt = (request: EngineListRequest, prices: BuyerPrices): Promise<Page<Tool>> =>
  listFrom(searchAt(prices))(request);
