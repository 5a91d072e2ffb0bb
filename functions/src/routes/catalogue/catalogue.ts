import { Router } from 'express';
import { apiRoutes, limits, tooManySynonyms } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseCatalogueQuery } from '../../http/query/catalogueQuery.ts';
import { linkNext, parsePage } from '../../http/query/paginate.ts';
import { shownPayer } from '../../http/query/pricesQuery.ts';
import { parseSearch } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import {
  searchCachedCatalogue,
  searchCatalogueFor,
} from '../../services/catalogue/lists/catalogue.ts';
import { readSynonyms, saveSynonyms } from '../../services/catalogue/search/synonyms.ts';
import { suggest } from '../../services/site/suggestions.ts';

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

handle(catalogue, apiRoutes.suggest, publicCache, async (request, response) => {
  response.json(await suggest(parseSearch(request.query) ?? '', response.locals.caller));
});

reply(catalogue, apiRoutes.getSynonyms, () => readSynonyms());

handle(catalogue, apiRoutes.saveSynonyms, async (request, response) => {
  const input = parseForm(apiRoutes.saveSynonyms, request.body, {
    name: 'synonyms',
    max: limits.synonyms.count,
    message: tooManySynonyms,
  });
  response.json(await saveSynonyms(input, callerOf(response)));
});
