import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { payerIdOf } from '../../http/access/payer.ts';
import { handle } from '../../http/handle.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import { readCachedHome, readHomeFor } from '../../services/site/home.ts';

export const home = Router();

handle(home, apiRoutes.getHome, publicCache, async (_request, response) => {
  const content = isPublic(response) ? readCachedHome() : readHomeFor(payerIdOf(response));
  response.json(await content);
});
