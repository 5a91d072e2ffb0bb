import { type Request, Router } from 'express';
import { apiRoutes, dayOf, familyColumns } from '../../contract/index.ts';
import { familyTableRows } from '../../csv/exportedFamilies.ts';
import { familyRowsOf } from '../../csv/familyRows.ts';
import { csvOf, sendCsv } from '../../csv/writeCsv.ts';
import { handle } from '../../http/handle.ts';
import { exportFamilies } from '../../services/catalogue/familyImport/exportFamilies.ts';
import { importFamilies } from '../../services/catalogue/familyImport/importFamilies.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import { importTable } from '../tables/importTable.ts';

/** The table of families. */
export const familyTables = Router();

handle(familyTables, apiRoutes.exportFamilies, async (request, response) => {
  const name = `families-${dayOf(new Date(), await shopTimeZone())}`;
  await sendCsv(request, response, name, csvOf(familyTableRows(exportFamilies()), familyColumns));
});

const firstRow = 2;

handle(familyTables, apiRoutes.importFamilies, async (request, response) => {
  const result = await importTable(
    request as Request,
    response,
    firstRow,
    ({ table, isStart, ...options }, caller) => {
      const notes = isStart ? table.warnings : [];
      const warnings = notes.map(({ row, message }) => ({ row, message }));
      return importFamilies({ ...options, rows: familyRowsOf(table), warnings }, caller);
    },
  );
  response.json(result);
});
