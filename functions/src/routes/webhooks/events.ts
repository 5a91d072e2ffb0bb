import { type Request, Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { parsePage } from '../../http/query/paginate.ts';
import { listEvents } from '../../services/webhooks/events.ts';

export const events = Router();

const parseStream = ({ query: { limit, after } }: Pick<Request, 'query'>) =>
  parsePage(after ? { limit, cursor: after } : { limit });

handle(events, apiRoutes.listEvents, async (request, response) => {
  response.json(await listEvents(null, parseStream(request)));
});

handle(events, apiRoutes.listCompanyEvents, async (request, response) => {
  response.json(await listEvents(request.params.id, parseStream(request)));
});
