import {
  apiBase,
  apiRoutes,
  type CatalogueQuery,
  cataloguePageSize,
  type ServedCatalogue,
} from '../../../contract/index.ts';
import { searchCachedCatalogue } from '../../catalogue/lists/catalogue.ts';

const addressOf = (query: Record<string, string>): string =>
  `${apiBase}${apiRoutes.searchCatalogue.href()}?${new URLSearchParams(query)}`;

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'popularity' };

/** Reads the first page of the whole catalogue. It is at most five seconds old. */
export const readServedCatalogue = async (): Promise<ServedCatalogue> => {
  const { results, next } = await searchCachedCatalogue({
    query: everything,
    limit: cataloguePageSize,
  });
  const query = { sort: everything.sort, limit: String(cataloguePageSize) };
  return {
    url: addressOf(query),
    body: results,
    next: next ? addressOf({ ...query, cursor: next }) : null,
  };
};
