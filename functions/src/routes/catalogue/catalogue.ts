import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { parseCatalogueQuery } from '../../http/query/catalogueQuery.ts';
import { linkNext, parsePage } from '../../http/query/paginate.ts';
import { shownPayer } from '../../http/query/pricesQuery.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import {
  searchCachedCatalogue,
  searchCatalogueFor,
} from '../../services/catalogue/lists/catalogue.ts';

export const catalogue = Router();

handle(catalogue, apiRoutes.searchCatalogue, publicCache, async (request, response) => {
  const query = parseCatalogueQuery(request.query);
  const search = { query, ...parsePage(request.query) };
  const { results, next } = await (isPublic(response)
    ? searchCachedCatalogue(search)
    : searchCatalogueFor(search, shownPayer(request, response)));
  linkNext(request, response, next);
  response.json(results);
});
