import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { parseExplained, parsePriceListSelection, parseTool } from '../../http/query/priceQuery.ts';
import { reply } from '../../http/reply.ts';
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

reply(priceLists, apiRoutes.listPriceLists, ({ query, page }) => {
  const selection = parsePriceListSelection(query);
  return listPriceLists(selection, page);
});

reply(priceLists, apiRoutes.listOwnPriceLists, ({ caller }) => listOwnPriceLists(caller));

reply(priceLists, apiRoutes.createPriceList, ({ keyed, caller }) => createPriceList(keyed, caller));

reply(priceLists, apiRoutes.getPriceList, ({ params }) => getPriceList(params.id));

reply(priceLists, apiRoutes.updatePriceList, ({ params, input, caller }) =>
  updatePriceList(params.id, input, caller),
);

reply(priceLists, apiRoutes.transitionPriceList, ({ params, keyed, caller }) =>
  transitionPriceList(params.id, keyed, caller),
);

reply(priceLists, apiRoutes.deletePriceList, ({ params, caller }) =>
  deletePriceList(params.id, caller),
);

reply(priceLists, apiRoutes.listPrices, ({ params, query, page }) => {
  const selection = { listId: params.id, toolId: parseTool(query) };
  return listPrices(selection, page);
});

reply(priceLists, apiRoutes.setPrice, ({ params, input, caller }) => {
  const { id: listId, toolId } = params;
  return setPrice({ listId, toolId }, input, caller);
});

reply(priceLists, apiRoutes.removePrice, ({ params, caller }) => {
  const { id: listId, toolId } = params;
  return removePrice({ listId, toolId }, caller);
});

reply(priceLists, apiRoutes.explainPrice, ({ params, query }) => {
  const toolId = params.id;
  return explainPrice({ toolId, ...parseExplained(query) });
});
