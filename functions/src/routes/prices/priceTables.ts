import { type Request, Router } from 'express';
import { apiRoutes, dayOf, ownPriceColumns, priceColumns } from '../../contract/index.ts';
import { ownPriceRows, priceRows } from '../../csv/exportedPrices.ts';
import { priceColumnWarnings, priceRowsOf } from '../../csv/priceRows.ts';
import { csvOf, sendCsv } from '../../csv/writeCsv.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { importPrices } from '../../services/priceLists/importPrices.ts';
import { exportOwnPrices } from '../../services/priceLists/ownPrices.ts';
import { exportPrices } from '../../services/priceLists/prices.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import { importTable } from '../tables/importTable.ts';

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

handle(priceTables, apiRoutes.importPrices, async (request, response) => {
  const { id } = request.params;
  const result = await importTable(
    request as Request,
    response,
    firstRow,
    ({ table, isStart, ...options }, caller) => {
      const notes = isStart ? [...table.warnings, ...priceColumnWarnings(table)] : [];
      const warnings = notes.map(({ row, message }) => ({ row, message }));
      return importPrices(id, { ...options, rows: priceRowsOf(table), warnings }, caller);
    },
  );
  response.json(result);
});
