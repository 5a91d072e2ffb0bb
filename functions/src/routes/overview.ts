import { Router } from 'express';
import { apiRoutes } from '../contract/index.ts';
import { handle } from '../http/handle.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { readOverview } from '../services/ledger/overview.ts';

export const overview = Router();

handle(overview, apiRoutes.overview, requireAdmin, async (_request, response) => {
  response.json(await readOverview());
});
