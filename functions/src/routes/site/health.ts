import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { checkHealth } from '../../services/site/health.ts';

export const health = Router();

handle(health, apiRoutes.health, async (_request, response) => {
  response.json(await checkHealth());
});
