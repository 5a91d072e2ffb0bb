import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { getCustomer, getTerms, updateCustomer } from '../../services/customers/customers.ts';
import { listOrdersOf } from '../../services/ordering/orders/orders.ts';
import { listPaymentsOf } from '../../services/payments/payments.ts';

export const customers = Router();

handle(customers, apiRoutes.getTerms, async (_request, response) => {
  response.json(await getTerms(callerOf(response)));
});

handle(customers, apiRoutes.getCustomer, async (request, response) => {
  response.json(await getCustomer(request.params.payerId));
});

handle(customers, apiRoutes.updateCustomer, async (request, response) => {
  const input = parseForm(apiRoutes.updateCustomer, request.body);
  response.json(await updateCustomer(request.params.payerId, input, callerOf(response)));
});

handle(customers, apiRoutes.listOrdersOf, async (request, response) => {
  const { payerId } = request.params;
  const page = await listOrdersOf(payerId, parsePage(request.query), callerOf(response));
  sendPage(request, response, page);
});

handle(customers, apiRoutes.listPaymentsOf, async (request, response) => {
  sendPage(
    request,
    response,
    await listPaymentsOf(request.params.payerId, parsePage(request.query)),
  );
});
