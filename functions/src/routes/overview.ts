import { Router } from 'express';
import { apiRoutes, countables, userRoles } from '../contract/index.ts';
import { handle } from '../http/handle.ts';
import { parseOrderFilter, parsePeriod } from '../http/orderQuery.ts';
import { parseChoice, requireChoice } from '../http/query.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { cachedCount } from '../services/ledger/counts.ts';
import { readOverview } from '../services/ledger/overview.ts';

export const overview = Router();

handle(overview, apiRoutes.overview, requireAdmin, async (_request, response) => {
  response.json(await readOverview());
});

handle(overview, apiRoutes.count, requireAdmin, async (request, response) => {
  const of = requireChoice(request.query, 'of', countables);
  const filter = parseOrderFilter(request.query);
  const role = parseChoice(request.query, 'role', userRoles, undefined);
  response.json(await cachedCount({ of, filter, role, ...parsePeriod(request.query) }));
});
