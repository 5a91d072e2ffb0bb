import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../services/accounts/addresses.ts';

export const addresses = Router();

handle(addresses, apiRoutes.listAddresses, async (_request, response) => {
  response.json(await listAddresses(callerOf(response)));
});

handle(addresses, apiRoutes.createAddress, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createAddress, request);
  response.json(await createAddress(keyed, callerOf(response)));
});

handle(addresses, apiRoutes.updateAddress, async (request, response) => {
  const input = parseForm(apiRoutes.updateAddress, request.body);
  response.json(await updateAddress(request.params.id, input, callerOf(response)));
});

handle(addresses, apiRoutes.deleteAddress, async (request, response) => {
  response.json(await deleteAddress(request.params.id, callerOf(response)));
});
