import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { proverOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
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

reply(secondFactor, apiRoutes.getSecondFactor, ({ caller }) => readSecondFactor(caller));

reply(secondFactor, apiRoutes.startSecondFactor, ({ caller }) => startSecondFactor(caller));

handle(secondFactor, apiRoutes.confirmSecondFactor, async (request, response) => {
  const { code } = parseForm(apiRoutes.confirmSecondFactor, request.body);
  response.json(await confirmSecondFactor(code, proverOf(response)));
});

reply(secondFactor, apiRoutes.renewRecoveryCodes, ({ caller }) => renewRecoveryCodes(caller));

reply(secondFactor, apiRoutes.removeSecondFactor, ({ caller }) => removeSecondFactor(caller));

handle(secondFactor, apiRoutes.proveIdentity, async (request, response) => {
  const { code } = parseForm(apiRoutes.proveIdentity, request.body);
  response.json(await proveIdentity(code, proverOf(response)));
});

reply(secondFactor, apiRoutes.resetSecondFactor, ({ params, input, caller }) =>
  resetSecondFactor(params.email, input.reason, caller),
);
