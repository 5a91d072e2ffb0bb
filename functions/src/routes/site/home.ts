import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import { readCachedHome, readHome } from '../../services/site/home.ts';

export const home = Router();

handle(home, apiRoutes.getHome, publicCache, async (_request, response) => {
  response.json(await (isPublic(response) ? readCachedHome() : readHome()));
});
