import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import {
  createCustomerGroup,
  deleteCustomerGroup,
  listCustomerGroups,
  setCustomerGroups,
  updateCustomerGroup,
} from '../../services/priceLists/customerGroups.ts';

export const customerGroups = Router();

handle(customerGroups, apiRoutes.listCustomerGroups, async (_request, response) => {
  response.json(await listCustomerGroups());
});

handle(customerGroups, apiRoutes.createCustomerGroup, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createCustomerGroup, request);
  response.json(await createCustomerGroup(keyed, callerOf(response)));
});

handle(customerGroups, apiRoutes.updateCustomerGroup, async (request, response) => {
  const edit = parseForm(apiRoutes.updateCustomerGroup, request.body);
  response.json(await updateCustomerGroup(request.params.id, edit, callerOf(response)));
});

handle(customerGroups, apiRoutes.deleteCustomerGroup, async (request, response) => {
  response.json(await deleteCustomerGroup(request.params.id, callerOf(response)));
});

handle(customerGroups, apiRoutes.setCustomerGroups, async (request, response) => {
  const input = parseForm(apiRoutes.setCustomerGroups, request.body);
  response.json(await setCustomerGroups(request.params.payerId, input, callerOf(response)));
});
