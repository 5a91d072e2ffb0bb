import {
  type CatalogueQuery,
  type CatalogueResults,
  type CatalogueTool,
  limits,
  noSuggestions,
  parseOrderNumber,
  type Suggestions,
  searchedNumberOf,
  skuLineIn,
  wordsOf,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { searchCachedCatalogue, searchCatalogueFor } from '../catalogue/lists/catalogue.ts';
import { cachedSkuOfNumber, skuOfNumber } from '../catalogue/tools/typedNumbers.ts';
import { orderResource } from '../ordering/orders/orders.ts';

const { suggestions } = limits;

const findTools = async (
  q: string,
  caller: Caller | undefined,
  limit: number = suggestions.tools,
): Promise<CatalogueResults> => {
  const query: CatalogueQuery = { q, categories: [], stock: [], sort: 'relevance' };
  const request = { query, limit };
  const { results } = await (caller
    ? searchCatalogueFor(request, caller.payerId)
    : searchCachedCatalogue(request));
  return results;
};

const withoutTexts = ({
  family,
  familyId,
  toolDescription,
  specifications,
  attributes,
  morePictures,
  gtin,
  ...tool
}: CatalogueTool) => tool;

/** The order with a number, if the caller may see it. Costs at least one read. */
const findOrder = async (number: string, caller: Caller): Promise<Suggestions['order']> => {
  try {
    const { _id, status } = await orderResource.get(number, caller);
    return { _id, number, status };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'order-not-found') return null;
    throw error;
  }
};

const findLine = async (q: string, caller: Caller | undefined): Promise<Suggestions['line']> => {
  const line = skuLineIn(q);
  if (!line) return null;
  const other = await (caller
    ? skuOfNumber(caller.payerId, line.sku)
    : cachedSkuOfNumber(line.sku));
  const wanted = other ?? line.sku;
  const { tools } = await findTools(wanted, caller, 1);
  const tool = tools.find(({ sku }) => sku === wanted);
  return { ...line, tool: tool ? withoutTexts(tool) : null };
};

/**
 * What to offer while someone types a search: families, tools and categories as the payer sees them, and of a
 * signed-in caller the order with this number. A text without words costs nothing, and a text that
 * is no number reads no orders.
 */
export const suggest = async (q: string, caller: Caller | undefined): Promise<Suggestions> => {
  if (wordsOf(q).length === 0) return noSuggestions;
  const number = caller && parseOrderNumber(searchedNumberOf(q) ?? '');
  const [{ tools, toolTotal: total, facets }, order, line] = await Promise.all([
    findTools(q, caller),
    caller && number !== undefined ? findOrder(number, caller) : null,
    findLine(q, caller),
  ]);
  const categories = facets.categories
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, suggestions.categories);
  const families = tools.flatMap(({ family }) => family ?? []).slice(0, suggestions.families);
  const offered = new Set(families.map(({ _id }) => _id));
  const others = tools.filter(({ family }) => !family || !offered.has(family._id));
  return { families, tools: others.map(withoutTexts), total, categories, order, line };
};
