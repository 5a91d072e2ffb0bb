import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseExplained, parsePriceListSelection, parseTool } from '../../http/query/priceQuery.ts';
import { explainPrice } from '../../services/priceLists/explainPrice.ts';
import { listOwnPriceLists } from '../../services/priceLists/ownPrices.ts';
import {
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceLists,
  transitionPriceList,
  updatePriceList,
} from '../../services/priceLists/priceLists.ts';
import { listPrices, removePrice, setPrice } from '../../services/priceLists/prices.ts';

export const priceLists = Router();

handle(priceLists, apiRoutes.listPriceLists, async (request, response) => {
  const selection = parsePriceListSelection(request.query);
  sendPage(request, response, await listPriceLists(selection, parsePage(request.query)));
});

handle(priceLists, apiRoutes.listOwnPriceLists, async (_request, response) => {
  response.json(await listOwnPriceLists(callerOf(response)));
});

handle(priceLists, apiRoutes.createPriceList, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createPriceList, request);
  response.json(await createPriceList(keyed, callerOf(response)));
});

handle(priceLists, apiRoutes.getPriceList, async (request, response) => {
  response.json(await getPriceList(request.params.id));
});

handle(priceLists, apiRoutes.updatePriceList, async (request, response) => {
  const edit = parseForm(apiRoutes.updatePriceList, request.body);
  response.json(await updatePriceList(request.params.id, edit, callerOf(response)));
});

handle(priceLists, apiRoutes.transitionPriceList, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.transitionPriceList, request);
  const { id } = request.params;
  response.json(await transitionPriceList(id, keyed, callerOf(response)));
});

handle(priceLists, apiRoutes.deletePriceList, async (request, response) => {
  response.json(await deletePriceList(request.params.id, callerOf(response)));
});

handle(priceLists, apiRoutes.listPrices, async (request, response) => {
  const selection = { listId: request.params.id, toolId: parseTool(request.query) };
  sendPage(request, response, await listPrices(selection, parsePage(request.query)));
});

handle(priceLists, apiRoutes.setPrice, async (request, response) => {
  const input = parseForm(apiRoutes.setPrice, request.body);
  const { id: listId, toolId } = request.params;
  response.json(await setPrice({ listId, toolId }, input, callerOf(response)));
});

handle(priceLists, apiRoutes.removePrice, async (request, response) => {
  const { id: listId, toolId } = request.params;
  response.json(await removePrice({ listId, toolId }, callerOf(response)));
});

handle(priceLists, apiRoutes.explainPrice, async (request, response) => {
  const toolId = request.params.id;
  response.json(await explainPrice({ toolId, ...parseExplained(request.query) }));
});
