import { type Request, Router } from 'express';
import {
  apiRoutes,
  type Inserted,
  limits,
  toolCategories,
  toolGaps,
  toolListSorts,
  toolStatuses,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { shownPayer } from '../../http/query/pricesQuery.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { entityTagOf, ifMatchOf } from '../../http/requestHeaders.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import { createTool } from '../../services/catalogue/edit/createTool.ts';
import { deleteTool } from '../../services/catalogue/edit/deleteTool.ts';
import { checkSeveral, editSeveral } from '../../services/catalogue/edit/editSeveral.ts';
import { updateTool } from '../../services/catalogue/edit/editTools.ts';
import {
  cachedRelatedTools,
  relatedToolsFor,
  type ShownPayer,
} from '../../services/catalogue/lists/catalogue.ts';
import { cachedRelations, relationsFor } from '../../services/catalogue/lists/relations.ts';
import {
  countMissing,
  isRanked,
  isSearchSort,
  listCachedSortedTools,
  listToolsFor,
} from '../../services/catalogue/lists/toolList.ts';
import { getToolFor, getToolForVisitor } from '../../services/catalogue/tools/tools.ts';

export const tools = Router();

const editsLimit = {
  name: 'edits',
  max: limits.toolEdits,
  message: `At most ${limits.toolEdits} tools at a time`,
};

/** The status of the tools in the list of staff. Throws `validation` for other lists and orders. */
const parseStatus = (
  query: Request['query'],
  sort: (typeof toolListSorts)[number],
  payer: ShownPayer | undefined,
) => {
  const status = parseChoice(query, 'status', toolStatuses, undefined);
  if (!status) return undefined;
  if (payer !== null) throw validationError({ status: 'Only for staff, with `prices=list`' });
  if (isRanked({ sort })) throw validationError({ sort: 'Choose another order with a status' });
  return status;
};

/** What the tools in the list of staff lack. Throws `validation` for other lists and orders. */
const parseMissing = (query: Request['query'], sort: string, payer: ShownPayer | undefined) => {
  const missing = parseChoice(query, 'missing', toolGaps, undefined);
  if (!missing) return undefined;
  if (payer !== null) throw validationError({ missing: 'Only for staff, with `prices=list`' });
  if (!isSearchSort(sort)) throw validationError({ sort: 'Choose another order with missing' });
  return missing;
};

reply(tools, apiRoutes.countMissing, ({ query }) => {
  const search = parseSearch(query);
  const category = parseChoice(query, 'category', toolCategories, undefined);
  return countMissing({ search, category });
});

handle(tools, apiRoutes.listTools, publicCache, async (request, response) => {
  const search = parseSearch(request.query);
  const usual = search && !request.query.status ? 'relevance' : 'newest';
  const sort = parseChoice(request.query, 'sort', toolListSorts, usual);
  const category = parseChoice(request.query, 'category', toolCategories, undefined);
  const payer = isPublic(response) ? undefined : shownPayer(request, response);
  const status = parseStatus(request.query, sort, payer);
  const missing = parseMissing(request.query, sort, payer);
  const list = { ...parsePage(request.query), sort, search, category, status, missing };
  const page =
    payer === undefined ? await listCachedSortedTools(list) : await listToolsFor(list, payer);
  sendPage(request, response, page);
});

handle(tools, apiRoutes.getTool, publicCache, async (request, response) => {
  const { id } = request.params;
  const { tool, version } = isPublic(response)
    ? await getToolForVisitor(id)
    : await getToolFor(id, shownPayer(request, response));
  response.set('ETag', entityTagOf(version)).json(tool);
});

handle(tools, apiRoutes.listRelatedTools, publicCache, async (request, response) => {
  const { id } = request.params;
  response.json(
    isPublic(response)
      ? await cachedRelatedTools(id)
      : await relatedToolsFor(id, shownPayer(request, response)),
  );
});

handle(tools, apiRoutes.listRelations, publicCache, async (request, response) => {
  const { id } = request.params;
  response.json(
    isPublic(response)
      ? await cachedRelations(id)
      : await relationsFor(id, shownPayer(request, response)),
  );
});

reply(tools, apiRoutes.createTool, async ({ keyed, caller }) => {
  const { id: insertedId } = await createTool(keyed, caller);
  return { acknowledged: true, insertedId } satisfies Inserted;
});

handle(tools, apiRoutes.updateTool, async (request, response) => {
  const update = parseForm(apiRoutes.updateTool, request.body);
  const versions = ifMatchOf(request);
  response.json(await updateTool(request.params.id, update, callerOf(response), versions));
});

handle(tools, apiRoutes.editTools, async (request, response) => {
  const { edits } = parseForm(apiRoutes.editTools, request.body, editsLimit);
  const dryRun = parseChoice(request.query, 'dryRun', ['true', 'false'], 'false') === 'true';
  response.json(await (dryRun ? checkSeveral(edits) : editSeveral(edits, callerOf(response))));
});

handle(tools, apiRoutes.deleteTool, async (request, response) => {
  const versions = ifMatchOf(request);
  response.json(await deleteTool(request.params.id, callerOf(response), versions));
});
