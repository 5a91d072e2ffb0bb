import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { reply } from '../../http/reply.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../services/accounts/addresses.ts';

export const addresses = Router();

reply(addresses, apiRoutes.listAddresses, ({ caller }) => listAddresses(caller));

reply(addresses, apiRoutes.createAddress, ({ keyed, caller }) => createAddress(keyed, caller));

reply(addresses, apiRoutes.updateAddress, ({ params, input, caller }) =>
  updateAddress(params.id, input, caller),
);

reply(addresses, apiRoutes.deleteAddress, ({ params, caller }) => deleteAddress(params.id, caller));
