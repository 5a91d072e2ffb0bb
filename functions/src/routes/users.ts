import { Router } from 'express';
import { apiRoutes, currentUserSchema, profileSchema } from '../contract/index.ts';
import { callerOf } from '../http/authenticate.ts';
import { handle } from '../http/handle.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { requireSelf, requireSelfOrAdmin } from '../http/requireSelf.ts';
import { formOf, validate } from '../http/validate.ts';
import { getProfile, isAdmin, recordSignIn, updateProfile } from '../services/users.ts';

export const users = Router();

handle(users, apiRoutes.signedIn, requireSelf, jsonBody, async (request, response) => {
  // What the browser says of the account is checked for its form only: the account itself counts.
  validate(currentUserSchema, formOf(request.body, 'currentUser'));
  response.json(await recordSignIn(callerOf(response)));
});

handle(users, apiRoutes.updateProfile, requireSelf, jsonBody, async (request, response) => {
  const input = validate(profileSchema, formOf(request.body));
  response.json(await updateProfile(input, callerOf(response)));
});

handle(users, apiRoutes.getProfile, requireSelfOrAdmin, async (request, response) => {
  response.json(await getProfile(request.params.email, callerOf(response)));
});

handle(users, apiRoutes.isAdmin, requireSelfOrAdmin, async (request, response) => {
  response.json(await isAdmin(request.params.email, callerOf(response)));
});
