import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf, proverOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import {
  confirmSecondFactor,
  proveIdentity,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
} from '../../services/secondFactor/secondFactor.ts';

export const secondFactor = Router();

handle(secondFactor, apiRoutes.getSecondFactor, async (_request, response) => {
  response.json(await readSecondFactor(callerOf(response)));
});

handle(secondFactor, apiRoutes.startSecondFactor, async (_request, response) => {
  response.json(await startSecondFactor(callerOf(response)));
});

handle(secondFactor, apiRoutes.confirmSecondFactor, async (request, response) => {
  const { code } = parseForm(apiRoutes.confirmSecondFactor, request.body);
  response.json(await confirmSecondFactor(code, proverOf(response)));
});

handle(secondFactor, apiRoutes.renewRecoveryCodes, async (_request, response) => {
  response.json(await renewRecoveryCodes(callerOf(response)));
});

handle(secondFactor, apiRoutes.removeSecondFactor, async (_request, response) => {
  response.json(await removeSecondFactor(callerOf(response)));
});

handle(secondFactor, apiRoutes.proveIdentity, async (request, response) => {
  const { code } = parseForm(apiRoutes.proveIdentity, request.body);
  response.json(await proveIdentity(code, proverOf(response)));
});

handle(secondFactor, apiRoutes.resetSecondFactor, async (request, response) => {
  const { reason } = parseForm(apiRoutes.resetSecondFactor, request.body);
  response.json(await resetSecondFactor(request.params.email, reason, callerOf(response)));
});
