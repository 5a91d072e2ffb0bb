import { Router } from 'express';
import { apiRoutes, fullListMessage, limits, tooManyPartNumberRows } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { reply } from '../../http/reply.ts';
import { listPartNumbers, savePartNumbers } from '../../services/carts/partNumbers.ts';
import {
  addToShoppingList,
  createShoppingList,
  deleteShoppingList,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
} from '../../services/carts/shoppingLists.ts';
import { listPurchases } from '../../services/customers/purchases.ts';

export const shoppingLists = Router();

const lineLimit = { name: 'lines', max: limits.shoppingListLines, message: fullListMessage };
const rowLimit = { name: 'rows', max: limits.partNumbers.rows, message: tooManyPartNumberRows };

reply(shoppingLists, apiRoutes.listPurchases, ({ caller }) => listPurchases(caller));

reply(shoppingLists, apiRoutes.listPartNumbers, ({ caller }) => listPartNumbers(caller));

handle(shoppingLists, apiRoutes.savePartNumbers, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.savePartNumbers, request, rowLimit);
  response.json(await savePartNumbers(keyed, callerOf(response)));
});

reply(shoppingLists, apiRoutes.listShoppingLists, ({ caller }) => listShoppingLists(caller));

handle(shoppingLists, apiRoutes.createShoppingList, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createShoppingList, request, lineLimit);
  response.json(await createShoppingList(keyed, callerOf(response)));
});

reply(shoppingLists, apiRoutes.getShoppingList, ({ params, caller }) =>
  getShoppingList(params.id, caller),
);

handle(shoppingLists, apiRoutes.updateShoppingList, async (request, response) => {
  const edit = parseForm(apiRoutes.updateShoppingList, request.body, lineLimit);
  response.json(await updateShoppingList(request.params.id, edit, callerOf(response)));
});

handle(shoppingLists, apiRoutes.addToShoppingList, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.addToShoppingList, request, lineLimit);
  response.json(await addToShoppingList(request.params.id, keyed, callerOf(response)));
});

reply(shoppingLists, apiRoutes.deleteShoppingList, ({ params, caller }) =>
  deleteShoppingList(params.id, caller),
);
