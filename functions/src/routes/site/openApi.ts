import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { publicCache } from '../../http/responses/responseHeaders.ts';

export const openApi = Router();

handle(openApi, apiRoutes.openApi, publicCache, async (_request, response) => {
  // Rarely requested, so it is loaded on first use to keep cold starts fast.
  const { document } = await import('../../openapi/document.ts');
  response.json(document);
});
