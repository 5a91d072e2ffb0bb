import { type Request, Router } from 'express';
import {
  apiRoutes,
  attributeInColumn,
  dayOf,
  invoiceColumns,
  orderColumns,
  ownOrderColumns,
  paymentColumns,
  returnColumns,
} from '../../contract/index.ts';
import { columnsWith, rowsOf } from '../../csv/exportedTools.ts';
import { toolRowsOf } from '../../csv/toolRows.ts';
import { csvOf, sendCsv } from '../../csv/writeCsv.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseInvoiceSelection } from '../../http/query/invoiceQuery.ts';
import {
  parseOrderSelection,
  parsePayerOrderSelection,
  parsePeriod,
} from '../../http/query/orderQuery.ts';
import { parseReturnSelection } from '../../http/query/returnQuery.ts';
import { readAttributeList } from '../../services/catalogue/attributes/attributes.ts';
import { importTools } from '../../services/catalogue/import/importTools.ts';
import { exportTools, skusOfTools } from '../../services/catalogue/tools/tools.ts';
import { exportInvoices } from '../../services/invoices/exportInvoices.ts';
import { exportOrders, exportOrdersByEmail } from '../../services/ordering/orders/exportOrders.ts';
import { exportPayments } from '../../services/payments/exportPayments.ts';
import { exportReturns } from '../../services/returns/exportReturns.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import { importTable } from './importTable.ts';

const firstRow = 2;

/** The name of a table with the day of its export. */
const datedName = async (name: string): Promise<string> =>
  `${name}-${dayOf(new Date(), await shopTimeZone())}`;

const attributeKeys = async (): Promise<string[]> =>
  (await readAttributeList()).map(({ _id }) => _id);

/** Imports and exports of tables for admins. */
export const tables = Router();

handle(tables, apiRoutes.exportTools, async (request, response) => {
  const keys = await attributeKeys();
  const csv = csvOf(rowsOf(exportTools(), keys, skusOfTools), columnsWith(keys));
  await sendCsv(request, response, await datedName('tools'), csv);
});

handle(tables, apiRoutes.exportOrders, async (request, response) => {
  const timeZone = await shopTimeZone();
  const rows = exportOrders(
    parseOrderSelection(request.query, callerOf(response), timeZone),
    timeZone,
  );
  await sendCsv(request, response, await datedName('orders'), csvOf(rows, orderColumns));
});

handle(tables, apiRoutes.exportOrdersByEmail, async (request, response) => {
  const caller = callerOf(response);
  const timeZone = await shopTimeZone();
  const { filter = 'all', ...narrowed } = parsePayerOrderSelection(request.query, caller, timeZone);
  const selection = { filter, ...narrowed };
  const rows = exportOrdersByEmail(request.params.email, selection, caller, timeZone);
  await sendCsv(request, response, await datedName('orders'), csvOf(rows, ownOrderColumns));
});

handle(tables, apiRoutes.exportPayments, async (request, response) => {
  const timeZone = await shopTimeZone();
  const rows = exportPayments(parsePeriod(request.query, timeZone), timeZone);
  await sendCsv(request, response, await datedName('payments'), csvOf(rows, paymentColumns));
});

handle(tables, apiRoutes.exportInvoices, async (request, response) => {
  const timeZone = await shopTimeZone();
  const rows = exportInvoices(parseInvoiceSelection(request.query, timeZone), timeZone);
  await sendCsv(request, response, await datedName('invoices'), csvOf(rows, invoiceColumns));
});

handle(tables, apiRoutes.exportReturns, async (request, response) => {
  const timeZone = await shopTimeZone();
  const rows = exportReturns(parseReturnSelection(request.query, callerOf(response)), timeZone);
  await sendCsv(request, response, await datedName('returns'), csvOf(rows, returnColumns));
});

handle(tables, apiRoutes.importTools, async (request, response) => {
  const result = await importTable(
    request as Request,
    response,
    firstRow,
    async ({ table, isStart, ...options }, caller) => {
      const hasAttributes = table.header.cells.some(
        (name) => attributeInColumn(name) !== undefined,
      );
      const rows = toolRowsOf(table, hasAttributes ? await attributeKeys() : []);
      const warnings = isStart ? table.warnings : [];
      return importTools({ ...options, rows, warnings }, caller);
    },
  );
  response.json(result);
});
