import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { addCustomer } from '../../services/accountData/added/addCustomer.ts';
import { setCustomerEmail } from '../../services/accountData/added/setEmail.ts';
import { deleteCustomer } from '../../services/accountData/deleteUser.ts';
import { exportCustomer } from '../../services/accountData/exportAccount.ts';
import { getCustomer, getTerms, updateCustomer } from '../../services/customers/customers.ts';
import { listOrdersOf } from '../../services/ordering/orders/orders.ts';
import { listPaymentsOf } from '../../services/payments/payments.ts';
import { sendAccountData } from './sendAccountData.ts';

export const customers = Router();

handle(customers, apiRoutes.getTerms, async (_request, response) => {
  response.json(await getTerms(callerOf(response)));
});

handle(customers, apiRoutes.addCustomer, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.addCustomer, request);
  response.json(await addCustomer(keyed, callerOf(response)));
});

handle(customers, apiRoutes.setCustomerEmail, async (request, response) => {
  const input = parseForm(apiRoutes.setCustomerEmail, request.body);
  response.json(await setCustomerEmail(request.params.payerId, input, callerOf(response)));
});

handle(customers, apiRoutes.exportCustomer, async (request, response) => {
  await sendAccountData(request, response, await exportCustomer(request.params.payerId));
});

handle(customers, apiRoutes.deleteCustomer, async (request, response) => {
  response.json(await deleteCustomer(request.params.payerId, callerOf(response)));
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
