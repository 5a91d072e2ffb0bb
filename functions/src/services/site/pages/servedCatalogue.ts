import {
  apiRoutes,
  apiUrl,
  type CatalogueQuery,
  cataloguePageSize,
  type ServedCatalogue,
} from '../../../contract/index.ts';
import { searchCachedCatalogue } from '../../catalogue/lists/catalogue.ts';

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'popularity' };

/** Reads the first page of the whole catalogue. It is at most five seconds old. */
export const readServedCatalogue = async (): Promise<ServedCatalogue> => {
  const { results, next } = await searchCachedCatalogue({
    query: everything,
    limit: cataloguePageSize,
  });
  const query = { sort: everything.sort, limit: cataloguePageSize };
  return {
    url: apiUrl(apiRoutes.searchCatalogue, { query }),
    body: results,
    next: next ? apiUrl(apiRoutes.searchCatalogue, { query: { ...query, cursor: next } }) : null,
  };
};
