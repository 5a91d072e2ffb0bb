import { Router } from 'express';
import { apiRoutes, handledKinds } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { requireChoice } from '../../http/query/query.ts';
import {
  assign,
  follow,
  getHandling,
  type HandledId,
  seeNews,
} from '../../services/assignments/assignments.ts';
import { listStaff } from '../../services/assignments/staffPeople.ts';

export const assignments = Router();

const handledIn = (params: { kind: string; id: string }): HandledId => ({
  kind: requireChoice(params, 'kind', handledKinds),
  id: params.id,
});

handle(assignments, apiRoutes.listStaff, async (_request, response) => {
  response.json(await listStaff());
});

handle(assignments, apiRoutes.getHandling, async ({ params }, response) => {
  response.json(await getHandling(handledIn(params), callerOf(response)));
});

handle(assignments, apiRoutes.assign, async ({ params, body }, response) => {
  const input = parseForm(apiRoutes.assign, body);
  response.json(await assign(handledIn(params), input, callerOf(response)));
});

handle(assignments, apiRoutes.follow, async ({ params, body }, response) => {
  const input = parseForm(apiRoutes.follow, body);
  response.json(await follow(handledIn(params), input, callerOf(response)));
});

handle(assignments, apiRoutes.seeNews, async ({ params }, response) => {
  response.json(await seeNews(handledIn(params), callerOf(response)));
});
