import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { keyOf } from '../../http/access/keys.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { companyOwner, shopOwner } from '../../services/apiKeys/keyOwners.ts';
import {
  createKey,
  getKey,
  listKeys,
  revokeKey,
  revokeOwnedKey,
  rotateKey,
} from '../../services/apiKeys/manageKeys.ts';

export const keys = Router();

handle(keys, apiRoutes.listKeys, async (request, response) => {
  sendPage(request, response, await listKeys(null, parsePage(request.query)));
});

handle(keys, apiRoutes.getOwnKey, async (_request, response) => {
  response.json(await getKey(keyOf(response).id));
});

handle(keys, apiRoutes.getKey, async (request, response) => {
  response.json(await getKey(request.params.id));
});

handle(keys, apiRoutes.createKey, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createKey, request);
  response.json(await createKey(keyed, shopOwner, callerOf(response)));
});

handle(keys, apiRoutes.rotateKey, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.rotateKey, request);
  response.json(await rotateKey(request.params.id, keyed, shopOwner, callerOf(response)));
});

handle(keys, apiRoutes.revokeKey, async (request, response) => {
  response.json(await revokeKey(request.params.id, callerOf(response)));
});

handle(keys, apiRoutes.listCompanyKeys, async (request, response) => {
  sendPage(request, response, await listKeys(request.params.id, parsePage(request.query)));
});

handle(keys, apiRoutes.createCompanyKey, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createCompanyKey, request);
  response.json(await createKey(keyed, companyOwner(request.params.id), callerOf(response)));
});

handle(keys, apiRoutes.rotateCompanyKey, async (request, response) => {
  const { id, key } = request.params;
  const keyed = parseKeyedForm(apiRoutes.rotateCompanyKey, request);
  response.json(await rotateKey(key, keyed, companyOwner(id), callerOf(response)));
});

handle(keys, apiRoutes.revokeCompanyKey, async (request, response) => {
  const { id, key } = request.params;
  response.json(await revokeOwnedKey(key, companyOwner(id), callerOf(response)));
});
