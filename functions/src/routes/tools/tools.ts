import { Router } from 'express';
import { apiRoutes, type Inserted, toolSchema, toolUpdateSchema } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { entityTagOf, idempotencyKeyOf, ifMatchOf } from '../../http/requestHeaders.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import { createTool } from '../../services/catalogue/edit/createTool.ts';
import { deleteTool, updateTool } from '../../services/catalogue/edit/editTools.ts';
import {
  listCachedSortedTools,
  listSortedTools,
  toolListSorts,
} from '../../services/catalogue/lists/toolList.ts';
import { getTool } from '../../services/catalogue/tools/tools.ts';
import { versionOf } from '../../services/catalogue/tools/toolVersion.ts';

export const tools = Router();

handle(tools, apiRoutes.listTools, publicCache, async (request, response) => {
  const search = parseSearch(request.query);
  const sort = parseChoice(request.query, 'sort', toolListSorts, search ? 'relevance' : 'newest');
  const list = isPublic(response) ? listCachedSortedTools : listSortedTools;
  sendPage(request, response, await list({ ...parsePage(request.query), sort, search }));
});

handle(tools, apiRoutes.getTool, publicCache, async (request, response) => {
  const tool = await getTool(request.params.id);
  response.set('ETag', entityTagOf(versionOf(tool))).json(tool);
});

handle(tools, apiRoutes.createTool, requireAdmin, jsonBody, async (request, response) => {
  const input = validate(toolSchema, formOf(request.body, 'updatedInfo'));
  const key = idempotencyKeyOf(request);
  const { id: insertedId } = await createTool({ input, key }, callerOf(response));
  response.status(201).json({ acknowledged: true, insertedId } satisfies Inserted);
});

handle(tools, apiRoutes.updateTool, requireAdmin, jsonBody, async (request, response) => {
  const update = validate(toolUpdateSchema, formOf(request.body, 'updatedInfo'));
  const versions = ifMatchOf(request);
  response.json(await updateTool(request.params.id, update, callerOf(response), versions));
});

handle(tools, apiRoutes.deleteTool, requireAdmin, async (request, response) => {
  const versions = ifMatchOf(request);
  response.json(await deleteTool(request.params.id, callerOf(response), versions));
});
