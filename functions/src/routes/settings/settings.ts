import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { proverOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
import { publicCache } from '../../http/responses/responseHeaders.ts';
import { cardPaymentsEnabled } from '../../params.ts';
import {
  readPublicSettings,
  readSettings,
  saveSettings,
} from '../../services/settings/settings.ts';

export const settings = Router();

handle(settings, apiRoutes.getShop, publicCache, async (_request, response) => {
  response.json(await readPublicSettings(cardPaymentsEnabled()));
});

reply(settings, apiRoutes.getSettings, () => readSettings());

handle(settings, apiRoutes.saveSettings, async (request, response) => {
  const input = parseForm(apiRoutes.saveSettings, request.body);
  response.json(await saveSettings(input, proverOf(response)));
});
