import { Router } from 'express';
import { apiRoutes, type StaffList, staffLists } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { requireChoice } from '../../http/query/query.ts';
import { saveListLayout } from '../../services/views/ownViews.ts';
import { changeView, createView, deleteView, getListViews } from '../../services/views/views.ts';

export const views = Router();

const listOf = (params: { list: string }): StaffList => requireChoice(params, 'list', staffLists);

handle(views, apiRoutes.getListViews, async ({ params }, response) => {
  response.json(await getListViews(listOf(params), callerOf(response)));
});

handle(views, apiRoutes.saveListLayout, async ({ params, body }, response) => {
  const layout = parseForm(apiRoutes.saveListLayout, body);
  response.json(await saveListLayout(listOf(params), layout, callerOf(response)));
});

handle(views, apiRoutes.createView, async (request, response) => {
  const list = listOf(request.params);
  const keyed = parseKeyedForm(apiRoutes.createView, request);
  response.json(await createView(list, keyed, callerOf(response)));
});

handle(views, apiRoutes.changeView, async ({ params, body }, response) => {
  const change = parseForm(apiRoutes.changeView, body);
  response.json(await changeView(listOf(params), params.id, change, callerOf(response)));
});

handle(views, apiRoutes.deleteView, async ({ params }, response) => {
  response.json(await deleteView(listOf(params), params.id, callerOf(response)));
});
