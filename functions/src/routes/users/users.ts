import { Router } from 'express';
import { apiRoutes, currentUserSchema, profileSchema } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { requireSelf, requireSelfOrAdmin } from '../../http/access/requireSelf.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { deleteUser } from '../../services/accountData/deleteUser.ts';
import { signIn } from '../../services/accountData/signIn.ts';
import { grantAdmin, withdrawAdmin } from '../../services/accounts/admins.ts';
import {
  getProfile,
  isAdmin,
  listUsers,
  updateProfile,
  userSorts,
} from '../../services/accounts/users.ts';

export const users = Router();

handle(users, apiRoutes.signedIn, requireSelf, jsonBody, async (request, response) => {
  // Only validates the form: the server uses the account's own record.
  validate(currentUserSchema, formOf(request.body, 'currentUser'));
  response.json(await signIn(callerOf(response)));
});

handle(users, apiRoutes.updateProfile, requireSelf, jsonBody, async (request, response) => {
  const input = validate(profileSchema, formOf(request.body));
  response.json(await updateProfile(input, callerOf(response)));
});

handle(users, apiRoutes.getProfile, requireSelfOrAdmin, async (request, response) => {
  response.json(await getProfile(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.deleteUser, requireSelfOrAdmin, async (request, response) => {
  response.json(await deleteUser(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.listUsers, requireAdmin, async (request, response) => {
  const sort = parseChoice(request.query, 'sort', userSorts, 'newest');
  const search = parseSearch(request.query);
  sendPage(request, response, await listUsers({ ...parsePage(request.query), sort, search }));
});

handle(users, apiRoutes.grantAdmin, requireAdmin, async (request, response) => {
  response.json(await grantAdmin(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.withdrawAdmin, requireAdmin, async (request, response) => {
  response.json(await withdrawAdmin(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.isAdmin, requireSelfOrAdmin, async (request, response) => {
  response.json(await isAdmin(request.params.email, callerOf(response)));
});
