import { Router } from 'express';
import { apiRoutes, countables, orderStatuses, userRoles } from '../contract/index.ts';
import { handle } from '../http/handle.ts';
import { parseChoice, requireChoice } from '../http/query.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { countRecently } from '../services/site/counts.ts';

export const counts = Router();

handle(counts, apiRoutes.count, requireAdmin, async (request, response) => {
  const of = requireChoice(request.query, 'of', countables);
  const status = parseChoice(request.query, 'status', orderStatuses, undefined);
  const role = parseChoice(request.query, 'role', userRoles, undefined);
  response.json(await countRecently({ of, status, role }));
});
