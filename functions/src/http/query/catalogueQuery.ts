import type { Request } from 'express';
import {
  type CatalogueQuery,
  catalogueSorts,
  stockGroups,
  toolCategories,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { parseChoice, parseChoices, parsePrice, parseSearch } from './query.ts';

const parsePrices = (query: Request['query']) => {
  const [minPrice, maxPrice] = [parsePrice(query, 'minPrice'), parsePrice(query, 'maxPrice')];
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw validationError({ maxPrice: 'maxPrice must not be below minPrice' });
  }
  return { minPrice, maxPrice };
};

/**
 * The search, filters and sort order in a query string: by default everything, by relevance if
 * there are search words, else by popularity. Throws `validation`.
 */
export const parseCatalogueQuery = (query: Request['query']): CatalogueQuery => {
  const q = parseSearch(query) ?? '';
  return {
    q,
    categories: parseChoices(query, 'category', toolCategories),
    stock: parseChoices(query, 'stock', stockGroups),
    ...parsePrices(query),
    sort: parseChoice(query, 'sort', catalogueSorts, q ? 'relevance' : 'popularity'),
  };
};
