import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { reply } from '../../http/reply.ts';
import {
  createCustomerGroup,
  deleteCustomerGroup,
  listCustomerGroups,
  setCustomerGroups,
  updateCustomerGroup,
} from '../../services/priceLists/customerGroups.ts';

export const customerGroups = Router();

reply(customerGroups, apiRoutes.listCustomerGroups, () => listCustomerGroups());

reply(customerGroups, apiRoutes.createCustomerGroup, ({ keyed, caller }) =>
  createCustomerGroup(keyed, caller),
);

reply(customerGroups, apiRoutes.updateCustomerGroup, ({ params, input, caller }) =>
  updateCustomerGroup(params.id, input, caller),
);

reply(customerGroups, apiRoutes.deleteCustomerGroup, ({ params, caller }) =>
  deleteCustomerGroup(params.id, caller),
);

reply(customerGroups, apiRoutes.setCustomerGroups, ({ params, input, caller }) =>
  setCustomerGroups(params.payerId, input, caller),
);
