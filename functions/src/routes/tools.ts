import { Router } from 'express';
import { apiRoutes } from '../contract/index.ts';
import { isPublic, publicCache } from '../http/cacheControl.ts';
import { handle } from '../http/handle.ts';
import { parseChoice, parsePage, sendPage } from '../http/paginate.ts';
import { getTool, listRecentTools, listTools, toolSorts } from '../services/tools.ts';

export const tools = Router();

handle(tools, apiRoutes.listTools, publicCache, async (request, response) => {
  const sort = parseChoice(request.query, 'sort', toolSorts, 'newest');
  const list = isPublic(response) ? listRecentTools : listTools;
  sendPage(request, response, await list({ ...parsePage(request.query), sort }));
});

handle(tools, apiRoutes.getTool, publicCache, async (request, response) => {
  response.json(await getTool(request.params.id));
});
