import { Router } from 'express';
import { addressSchema, apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireUser } from '../../http/access/requireUser.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../services/accounts/addresses.ts';

export const addresses = Router();

handle(addresses, apiRoutes.listAddresses, requireUser, async (_request, response) => {
  response.json(await listAddresses(callerOf(response)));
});

handle(addresses, apiRoutes.createAddress, requireUser, jsonBody, async (request, response) => {
  const input = validate(addressSchema, formOf(request.body));
  const key = idempotencyKeyOf(request);
  response.status(201).json(await createAddress({ input, key }, callerOf(response)));
});

handle(addresses, apiRoutes.updateAddress, requireUser, jsonBody, async (request, response) => {
  const input = validate(addressSchema, formOf(request.body));
  response.json(await updateAddress(request.params.id, input, callerOf(response)));
});

handle(addresses, apiRoutes.deleteAddress, requireUser, async (request, response) => {
  response.json(await deleteAddress(request.params.id, callerOf(response)));
});
