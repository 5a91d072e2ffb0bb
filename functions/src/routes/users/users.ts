import { Router } from 'express';
import { apiRoutes, userSorts } from '../../contract/index.ts';
import { callerOf, proverOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { changeProfile } from '../../services/accountData/changeProfile.ts';
import { deleteUser } from '../../services/accountData/deleteUser.ts';
import { exportAccount } from '../../services/accountData/exportAccount.ts';
import { signIn } from '../../services/accountData/signIn.ts';
import { withdrawStaff } from '../../services/accountData/withdrawStaff.ts';
import { grantAdmin } from '../../services/accounts/admins.ts';
import { getProfile, isAdmin, listUsers } from '../../services/accounts/users.ts';
import { sendAccountData } from './sendAccountData.ts';

export const users = Router();

handle(users, apiRoutes.signedIn, async (request, response) => {
  // Only validates the form: the server uses the account's own record.
  parseForm(apiRoutes.signedIn, request.body);
  response.json(await signIn(proverOf(response)));
});

reply(users, apiRoutes.updateProfile, ({ input, caller }) => changeProfile(input, caller));

reply(users, apiRoutes.getProfile, ({ params, caller }) => getProfile(params.email, caller));

reply(users, apiRoutes.deleteUser, ({ params, caller }) => deleteUser(params.email, caller));

reply(users, apiRoutes.listUsers, ({ query, page }) => {
  const sort = parseChoice(query, 'sort', userSorts, 'newest');
  const search = parseSearch(query);
  return listUsers({ ...page, sort, search });
});

reply(users, apiRoutes.grantAdmin, ({ params, caller }) => grantAdmin(params.email, caller));

reply(users, apiRoutes.withdrawAdmin, ({ params, caller }) => withdrawStaff(params.email, caller));

reply(users, apiRoutes.isAdmin, ({ params, caller }) => isAdmin(params.email, caller));

/** The data of an account as a file. Only its owner gets it: no admin needs all of it at once. */
export const accountData = Router();

handle(accountData, apiRoutes.exportAccount, async (request, response) => {
  await sendAccountData(request, response, await exportAccount(callerOf(response)));
});
