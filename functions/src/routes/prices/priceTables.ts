import { type Request, type Response, Router } from 'express';
import {
  apiRoutes,
  dayOf,
  limits,
  ownPriceColumns,
  type PriceImport,
  priceColumns,
} from '../../contract/index.ts';
import { ownPriceRows, priceRows } from '../../csv/exportedPrices.ts';
import { priceColumnWarnings, priceRowsOf } from '../../csv/priceRows.ts';
import { readCsv } from '../../csv/readCsv.ts';
import { csvOf, sendCsv } from '../../csv/writeCsv.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { readBody } from '../../http/body/readBody.ts';
import { handle } from '../../http/handle.ts';
import { limitConcurrency } from '../../http/limits/overload.ts';
import { parseFromRow } from '../../http/query/priceQuery.ts';
import { parseChoice } from '../../http/query/query.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { importOnce } from '../../services/catalogue/import/importOnce.ts';
import { importPrices } from '../../services/priceLists/importPrices.ts';
import { exportOwnPrices } from '../../services/priceLists/ownPrices.ts';
import { exportPrices } from '../../services/priceLists/prices.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

/** Tables of agreed prices. */
export const priceTables = Router();

const datedName = async (): Promise<string> => `prices-${dayOf(new Date(), await shopTimeZone())}`;

handle(priceTables, apiRoutes.exportPrices, async (request, response) => {
  const rows = priceRows(await exportPrices(request.params.id));
  await sendCsv(request, response, await datedName(), csvOf(rows, priceColumns));
});

handle(priceTables, apiRoutes.exportOwnPrices, async (request, response) => {
  const rows = ownPriceRows(exportOwnPrices(callerOf(response)));
  await sendCsv(request, response, await datedName(), csvOf(rows, ownPriceColumns));
});

const firstRow = 1;
const csv = { mediaType: 'text/csv', maxBytes: limits.csv.bytes };

/** Limits the tables in memory, because each stays there until it is imported. */
const limited = limitConcurrency(2);

const importTable = async (
  id: string,
  request: Request,
  response: Response,
): Promise<PriceImport> => {
  const from = parseFromRow(request.query, firstRow);
  const dryRun = parseChoice(request.query, 'dryRun', ['true', 'false'], 'false') === 'true';
  const changes = parseChoice(request.query, 'changes', ['true', 'false'], 'false') === 'true';
  const key = idempotencyKeyOf(request);
  const file = await readBody(request, csv);
  const table = await readCsv(file);
  const notes = [...table.warnings, ...priceColumnWarnings(table)];
  const warnings = from === firstRow ? notes.map(({ row, message }) => ({ row, message })) : [];
  const rows = priceRowsOf(table);
  const options = { from, dryRun, changes };
  const call = { ...options, path: request.path, file, firstRow, key };
  const caller = callerOf(response);
  return importOnce(call, caller, () => importPrices(id, { ...options, rows, warnings }, caller));
};

handle(priceTables, apiRoutes.importPrices, async (request, response) => {
  const { id } = request.params;
  response.json(await limited(() => importTable(id, request as Request, response)));
});
