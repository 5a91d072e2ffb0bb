import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import {
  cachedAttributeList,
  createAttribute,
  deleteAttribute,
  readAttributeList,
  updateAttribute,
} from '../../services/catalogue/attributes/attributes.ts';

export const attributes = Router();

handle(attributes, apiRoutes.listAttributes, publicCache, async (_request, response) => {
  response.json(await (isPublic(response) ? cachedAttributeList(null) : readAttributeList()));
});

handle(attributes, apiRoutes.createAttribute, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createAttribute, request);
  response.json(await createAttribute(keyed, callerOf(response)));
});

handle(attributes, apiRoutes.updateAttribute, async (request, response) => {
  const edit = parseForm(apiRoutes.updateAttribute, request.body);
  response.json(await updateAttribute(request.params.id, edit, callerOf(response)));
});

handle(attributes, apiRoutes.deleteAttribute, async (request, response) => {
  response.json(await deleteAttribute(request.params.id, callerOf(response)));
});
