import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { parsePage } from '../../http/query/paginate.ts';
import { listEvents } from '../../services/webhooks/events.ts';

export const events = Router();

handle(events, apiRoutes.listEvents, async ({ query: { limit, after } }, response) => {
  response.json(await listEvents(parsePage(after ? { limit, cursor: after } : { limit })));
});
