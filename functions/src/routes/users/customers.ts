import { Router } from 'express';
import { apiRoutes, customerSchema } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { requireUser } from '../../http/access/requireUser.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { getCustomer, getTerms, updateCustomer } from '../../services/customers/customers.ts';
import { listOrdersOfCustomer } from '../../services/ordering/orders/orders.ts';
import { listPaymentsOf } from '../../services/payments/payments.ts';

export const customers = Router();

handle(customers, apiRoutes.getTerms, requireUser, async (_request, response) => {
  response.json(await getTerms(callerOf(response)));
});

handle(customers, apiRoutes.getCustomer, requireAdmin, async (request, response) => {
  response.json(await getCustomer(request.params.uid));
});

handle(customers, apiRoutes.updateCustomer, requireAdmin, jsonBody, async (request, response) => {
  const input = validate(customerSchema, formOf(request.body));
  response.json(await updateCustomer(request.params.uid, input, callerOf(response)));
});

handle(customers, apiRoutes.listOrdersOfCustomer, requireAdmin, async (request, response) => {
  const page = await listOrdersOfCustomer(request.params.uid, parsePage(request.query));
  sendPage(request, response, page);
});

handle(customers, apiRoutes.listPaymentsOf, requireAdmin, async (request, response) => {
  sendPage(request, response, await listPaymentsOf(request.params.uid, parsePage(request.query)));
});
