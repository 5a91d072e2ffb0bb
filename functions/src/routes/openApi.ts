import { Router } from 'express';
import { apiRoutes } from '../contract/index.ts';
import { handle } from '../http/handle.ts';
import { publicCache } from '../http/responseHeaders.ts';

export const openApi = Router();

handle(openApi, apiRoutes.openApi, publicCache, async (_request, response) => {
  // Few ask for it: a cold start does not pay for it.
  const { document } = await import('../openapi/document.ts');
  response.json(document);
});
