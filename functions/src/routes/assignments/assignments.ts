import { Router } from 'express';
import { apiRoutes, handledKinds } from '../../contract/index.ts';
import { requireChoice } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
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

reply(assignments, apiRoutes.listStaff, () => listStaff());

reply(assignments, apiRoutes.getHandling, ({ params, caller }) =>
  getHandling(handledIn(params), caller),
);

reply(assignments, apiRoutes.assign, ({ params, input, caller }) =>
  assign(handledIn(params), input, caller),
);

reply(assignments, apiRoutes.follow, ({ params, input, caller }) =>
  follow(handledIn(params), input, caller),
);

reply(assignments, apiRoutes.seeNews, ({ params, caller }) => seeNews(handledIn(params), caller));
