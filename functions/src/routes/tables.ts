import { type Request, Router } from 'express';
import { apiRoutes, orderColumns, orderStatuses, toolColumns } from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { callerOf } from '../http/authenticate.ts';
import { csvBody } from '../http/csvBody.ts';
import { handle } from '../http/handle.ts';
import { idempotencyKeyOf } from '../http/idempotencyKey.ts';
import { parseChoice } from '../http/query.ts';
import { readCsv } from '../http/readCsv.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { toolRowsOf } from '../http/toolRows.ts';
import { csvOf, sendCsv } from '../http/writeCsv.ts';
import { exportOrders, exportTools } from '../services/exports.ts';
import { importTools } from '../services/importTools.ts';

const firstRow = 2;

const parseFrom = ({ from = String(firstRow) }: Request['query']): number => {
  const row = typeof from === 'string' && /^\d{1,9}$/.test(from) ? Number(from) : 0;
  if (row >= firstRow) return row;
  throw validationError({ from: `from must be the number of a row, ${firstRow} or more` });
};

/** What admins exchange with a spreadsheet. */
export const tables = Router();

handle(tables, apiRoutes.exportTools, requireAdmin, async (request, response) => {
  await sendCsv(request, response, 'tools', csvOf(exportTools(), toolColumns));
});

handle(tables, apiRoutes.exportOrders, requireAdmin, async (request, response) => {
  const status = parseChoice(request.query, 'status', orderStatuses, undefined);
  await sendCsv(request, response, 'orders', csvOf(exportOrders(status), orderColumns));
});

handle(tables, apiRoutes.importTools, requireAdmin, csvBody, async (request, response) => {
  const from = parseFrom(request.query);
  const dryRun = parseChoice(request.query, 'dryRun', ['true', 'false'], 'false') === 'true';
  const rows = toolRowsOf(await readCsv(request.body));
  const key = idempotencyKeyOf(request);
  response.json(await importTools({ rows, from, dryRun, key }, callerOf(response)));
});
