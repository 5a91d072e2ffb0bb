import { Router } from 'express';
import { apiRoutes, type StaffList, staffLists } from '../../contract/index.ts';
import { requireChoice } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { saveListLayout } from '../../services/views/ownViews.ts';
import { changeView, createView, deleteView, getListViews } from '../../services/views/views.ts';

export const views = Router();

const listOf = (params: { list: string }): StaffList => requireChoice(params, 'list', staffLists);

reply(views, apiRoutes.getListViews, ({ params, caller }) => getListViews(listOf(params), caller));

reply(views, apiRoutes.saveListLayout, ({ params, input, caller }) =>
  saveListLayout(listOf(params), input, caller),
);

reply(views, apiRoutes.createView, ({ params, keyed, caller }) => {
  const list = listOf(params);
  return createView(list, keyed, caller);
});

reply(views, apiRoutes.changeView, ({ params, input, caller }) =>
  changeView(listOf(params), params.id, input, caller),
);

reply(views, apiRoutes.deleteView, ({ params, caller }) =>
  deleteView(listOf(params), params.id, caller),
);
