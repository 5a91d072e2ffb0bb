import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
import { addCustomer } from '../../services/accountData/added/addCustomer.ts';
import { setCustomerEmail } from '../../services/accountData/added/setEmail.ts';
import { deleteCustomer } from '../../services/accountData/deleteUser.ts';
import { exportCustomer } from '../../services/accountData/exportAccount.ts';
import { getCustomer, getTerms, updateCustomer } from '../../services/customers/customers.ts';
import { listOrdersOf } from '../../services/ordering/orders/orders.ts';
import { listPaymentsOf } from '../../services/payments/payments.ts';
import { sendAccountData } from './sendAccountData.ts';

export const customers = Router();

reply(customers, apiRoutes.getTerms, ({ caller }) => getTerms(caller));

reply(customers, apiRoutes.addCustomer, ({ keyed, caller }) => addCustomer(keyed, caller));

reply(customers, apiRoutes.setCustomerEmail, ({ params, input, caller }) =>
  setCustomerEmail(params.payerId, input, caller),
);

handle(customers, apiRoutes.exportCustomer, async (request, response) => {
  await sendAccountData(request, response, await exportCustomer(request.params.payerId));
});

reply(customers, apiRoutes.deleteCustomer, ({ params, caller }) =>
  deleteCustomer(params.payerId, caller),
);

reply(customers, apiRoutes.getCustomer, ({ params }) => getCustomer(params.payerId));

reply(customers, apiRoutes.updateCustomer, ({ params, input, caller }) =>
  updateCustomer(params.payerId, input, caller),
);

reply(customers, apiRoutes.listOrdersOf, ({ params, page, caller }) =>
  listOrdersOf(params.payerId, page, caller),
);

reply(customers, apiRoutes.listPaymentsOf, ({ params, page }) =>
  listPaymentsOf(params.payerId, page),
);
