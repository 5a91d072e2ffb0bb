import { type Request, type Response, Router } from 'express';
import { apiRoutes, documentType, limits, type Tool } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { shownPayer } from '../../http/query/pricesQuery.ts';
import { reply } from '../../http/reply.ts';
import { entityTagOf, ifMatchOf } from '../../http/requestHeaders.ts';
import { attachmentNamed } from '../../http/responses/attachment.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import { pipeToResponse } from '../../http/responses/streamPdf.ts';
import { listDocuments } from '../../services/catalogue/documents/listDocuments.ts';
import { documentOf, openDocument } from '../../services/catalogue/documents/openDocument.ts';
import {
  addToolDocument,
  changeToolDocuments,
  deleteToolDocument,
} from '../../services/catalogue/documents/toolDocuments.ts';
import { getToolFor, getToolForVisitor } from '../../services/catalogue/tools/tools.ts';

export const toolDocuments = Router();

/** The tool as the caller sees it. Throws `tool-not-found`. */
const shownTool = async (
  request: Pick<Request, 'query'> & { params: { id: string } },
  response: Response,
): Promise<Tool> => {
  const { id } = request.params;
  const { tool } = isPublic(response)
    ? await getToolForVisitor(id)
    : await getToolFor(id, shownPayer(request, response));
  return tool;
};

/** The ids of tools in a query. Throws `validation` for none or too many. */
const parseTools = ({ tools }: Request['query']): string[] => {
  const ids = typeof tools === 'string' ? tools.split(',').filter((id) => id !== '') : [];
  const isFine = ids.length > 0 && ids.length <= limits.documentedTools;
  if (isFine && ids.every((id) => id.length <= limits.documentId)) return ids;
  throw validationError({ tools: `Name 1 to ${limits.documentedTools} tools by their ids` });
};

handle(toolDocuments, apiRoutes.listToolDocuments, publicCache, async (request, response) => {
  const ids = parseTools(request.query);
  const payer = isPublic(response) ? undefined : shownPayer({ query: {} }, response);
  response.json(await listDocuments(ids, payer));
});

handle(toolDocuments, apiRoutes.getToolDocument, publicCache, async (request, response) => {
  const { documentId } = request.params;
  const tool = await shownTool(request, response);
  // A file never changes under its id, but its name follows the title and the SKU.
  const { title } = documentOf(tool, documentId);
  response.set('ETag', entityTagOf(`${documentId}.${encodeURIComponent(tool.sku + title)}`));
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const { name, bytes, content } = await openDocument(tool, documentId);
  response
    .set('Content-Disposition', attachmentNamed(name))
    .set('Content-Length', String(bytes))
    .type(documentType);
  await pipeToResponse(content, response);
});

reply(toolDocuments, apiRoutes.addToolDocument, ({ params, input, caller }) =>
  addToolDocument(params.id, input, caller),
);

handle(toolDocuments, apiRoutes.changeToolDocuments, async (request, response) => {
  const { id } = request.params;
  const input = parseForm(apiRoutes.changeToolDocuments, request.body);
  const versions = ifMatchOf(request);
  response.json(await changeToolDocuments(id, input, callerOf(response), versions));
});

reply(toolDocuments, apiRoutes.deleteToolDocument, ({ params, caller }) => {
  const { id, documentId } = params;
  return deleteToolDocument(id, documentId, caller);
});
