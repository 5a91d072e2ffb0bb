import { Router } from 'express';
import { apiRoutes, userSorts } from '../../contract/index.ts';
import { callerOf, proverOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
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

handle(users, apiRoutes.updateProfile, async (request, response) => {
  const input = parseForm(apiRoutes.updateProfile, request.body);
  response.json(await changeProfile(input, callerOf(response)));
});

handle(users, apiRoutes.getProfile, async (request, response) => {
  response.json(await getProfile(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.deleteUser, async (request, response) => {
  response.json(await deleteUser(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.listUsers, async (request, response) => {
  const sort = parseChoice(request.query, 'sort', userSorts, 'newest');
  const search = parseSearch(request.query);
  sendPage(request, response, await listUsers({ ...parsePage(request.query), sort, search }));
});

handle(users, apiRoutes.grantAdmin, async (request, response) => {
  response.json(await grantAdmin(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.withdrawAdmin, async (request, response) => {
  response.json(await withdrawStaff(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.isAdmin, async (request, response) => {
  response.json(await isAdmin(request.params.email, callerOf(response)));
});

/** The data of an account as a file. Only its owner gets it: no admin needs all of it at once. */
export const accountData = Router();

handle(accountData, apiRoutes.exportAccount, async (request, response) => {
  await sendAccountData(request, response, await exportAccount(callerOf(response)));
});
