import { type Request, type Response, Router } from 'express';
import {
  apiRoutes,
  attributeInColumn,
  dayOf,
  invoiceColumns,
  limits,
  orderColumns,
  ownOrderColumns,
  paymentColumns,
  returnColumns,
  type ToolImport,
} from '../../contract/index.ts';
import { columnsWith, rowsOf } from '../../csv/exportedTools.ts';
import { readCsv } from '../../csv/readCsv.ts';
import { toolRowsOf } from '../../csv/toolRows.ts';
import { csvOf, sendCsv } from '../../csv/writeCsv.ts';
import { validationError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { readBody } from '../../http/body/readBody.ts';
import { handle } from '../../http/handle.ts';
import { limitConcurrency } from '../../http/limits/overload.ts';
import { parseInvoiceSelection } from '../../http/query/invoiceQuery.ts';
import {
  parseOrderSelection,
  parsePayerOrderSelection,
  parsePeriod,
} from '../../http/query/orderQuery.ts';
import { parseChoice } from '../../http/query/query.ts';
import { parseReturnSelection } from '../../http/query/returnQuery.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { readAttributeList } from '../../services/catalogue/attributes/attributes.ts';
import { importOnce } from '../../services/catalogue/import/importOnce.ts';
import { importTools } from '../../services/catalogue/import/importTools.ts';
import { exportTools, skusOfTools } from '../../services/catalogue/tools/tools.ts';
import { exportInvoices } from '../../services/invoices/exportInvoices.ts';
import { exportOrders, exportOrdersByEmail } from '../../services/ordering/orders/exportOrders.ts';
import { exportPayments } from '../../services/payments/exportPayments.ts';
import { exportReturns } from '../../services/returns/exportReturns.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

const firstRow = 2;

const parseFrom = ({ from = String(firstRow) }: Request['query']): number => {
  const row = typeof from === 'string' && /^\d{1,9}$/.test(from) ? Number(from) : 0;
  if (row >= firstRow) return row;
  throw validationError({ from: `from must be a row number of at least ${firstRow}` });
};

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

const csv = { mediaType: 'text/csv', maxBytes: limits.csv.bytes };

/** Limits the tables in memory, because each stays there until it is imported. */
const limited = limitConcurrency(2);

const importTable = async (request: Request, response: Response): Promise<ToolImport> => {
  const from = parseFrom(request.query);
  const dryRun = parseChoice(request.query, 'dryRun', ['true', 'false'], 'false') === 'true';
  const changes = parseChoice(request.query, 'changes', ['true', 'false'], 'false') === 'true';
  const key = idempotencyKeyOf(request);
  const file = await readBody(request, csv);
  const table = await readCsv(file);
  const options = { from, dryRun, changes, key };
  const warnings = from === firstRow ? table.warnings : [];
  const hasAttributes = table.header.cells.some((name) => attributeInColumn(name) !== undefined);
  const rows = toolRowsOf(table, hasAttributes ? await attributeKeys() : []);
  const [call, caller] = [{ ...options, path: request.path, file, firstRow }, callerOf(response)];
  return importOnce(call, caller, () => importTools({ ...options, rows, warnings }, caller));
};

handle(tables, apiRoutes.importTools, async (request, response) => {
  response.json(await limited(() => importTable(request as Request, response)));
});
