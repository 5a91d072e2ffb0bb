import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { keyOf } from '../../http/access/keys.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
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

reply(keys, apiRoutes.listKeys, ({ page }) => listKeys(null, page));

handle(keys, apiRoutes.getOwnKey, async (_request, response) => {
  response.json(await getKey(keyOf(response).id));
});

reply(keys, apiRoutes.getKey, ({ params }) => getKey(params.id));

reply(keys, apiRoutes.createKey, ({ keyed, caller }) => createKey(keyed, shopOwner, caller));

reply(keys, apiRoutes.rotateKey, ({ params, keyed, caller }) =>
  rotateKey(params.id, keyed, shopOwner, caller),
);

reply(keys, apiRoutes.revokeKey, ({ params, caller }) => revokeKey(params.id, caller));

reply(keys, apiRoutes.listCompanyKeys, ({ params, page }) => listKeys(params.id, page));

reply(keys, apiRoutes.createCompanyKey, ({ params, keyed, caller }) =>
  createKey(keyed, companyOwner(params.id), caller),
);

reply(keys, apiRoutes.rotateCompanyKey, ({ params, keyed, caller }) => {
  const { id, key } = params;
  return rotateKey(key, keyed, companyOwner(id), caller);
});

reply(keys, apiRoutes.revokeCompanyKey, ({ params, caller }) => {
  const { id, key } = params;
  return revokeOwnedKey(key, companyOwner(id), caller);
});
