import { Router } from 'express';
import { apiRoutes, settingsSchema } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
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

handle(settings, apiRoutes.getSettings, requireAdmin, async (_request, response) => {
  response.json(await readSettings());
});

handle(settings, apiRoutes.saveSettings, requireAdmin, jsonBody, async (request, response) => {
  const input = validate(settingsSchema, formOf(request.body));
  response.json(await saveSettings(input, callerOf(response)));
});
