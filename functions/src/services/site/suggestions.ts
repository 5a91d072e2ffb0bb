import {
  type CatalogueQuery,
  type CatalogueResults,
  limits,
  parseOrderNumber,
  type Suggestions,
  searchedNumberOf,
  type Tool,
  wordsOf,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { searchCachedCatalogue, searchCatalogueFor } from '../catalogue/lists/catalogue.ts';
import { orderResource } from '../ordering/orders/orders.ts';

const { suggestions } = limits;

const findTools = async (q: string, caller: Caller | undefined): Promise<CatalogueResults> => {
  const query: CatalogueQuery = { q, categories: [], stock: [], sort: 'relevance' };
  const request = { query, limit: suggestions.tools };
  const { results } = await (caller
    ? searchCatalogueFor(request, caller.payerId)
    : searchCachedCatalogue(request));
  return results;
};

const withoutTexts = ({ toolDescription, specifications, morePictures, ...tool }: Tool) => tool;

/** The order with a number, if the caller may see it. Costs at least one read. */
const findOrder = async (number: string, caller: Caller): Promise<Suggestions['order']> => {
  try {
    const { _id, status, createdAt } = await orderResource.get(number, caller);
    return { _id, number, status, createdAt };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'order-not-found') return null;
    throw error;
  }
};

/**
 * What to offer while someone types a search: tools and categories as the payer sees them, and of a
 * signed-in caller the order with this number. A text without words costs nothing, and a text that
 * is no number reads no orders.
 */
export const suggest = async (q: string, caller: Caller | undefined): Promise<Suggestions> => {
  if (wordsOf(q).length === 0) return { tools: [], total: 0, categories: [], order: null };
  const number = caller && parseOrderNumber(searchedNumberOf(q) ?? '');
  const [{ tools, total, facets }, order] = await Promise.all([
    findTools(q, caller),
    caller && number !== undefined ? findOrder(number, caller) : null,
  ]);
  const categories = facets.categories
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, suggestions.categories);
  return { tools: tools.map(withoutTexts), total, categories, order };
};
