import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { payerIdOf } from '../../http/access/payer.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import { checkHealth } from '../../services/site/health.ts';
import { readCachedHome, readHomeFor } from '../../services/site/home.ts';

export const general = Router();

handle(general, apiRoutes.getHome, publicCache, async (_request, response) => {
  const content = isPublic(response) ? readCachedHome() : readHomeFor(payerIdOf(response));
  response.json(await content);
});

reply(general, apiRoutes.health, () => checkHealth());

handle(general, apiRoutes.openApi, publicCache, async (_request, response) => {
  // Rarely requested, so it is loaded on first use to keep cold starts fast.
  const { document } = await import('../../openapi/document.ts');
  response.json(document);
});
