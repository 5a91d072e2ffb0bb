import {
  apiRoutes,
  type InvoiceKind,
  type OrderFilter,
  type PaymentFilter,
  type RowMessage,
  type ToolImport,
} from 'functions/contract';
import { callApi, requestApi } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { timeLimits } from '../../lib/api/timeLimits.ts';
import type { NamedFile } from '../../lib/browser/saveFile.ts';

const { exportTools, exportOrders, exportOrdersOf, exportPayments, exportInvoices, importTools } =
  apiRoutes;

const wholeTables = {
  tools: exportTools,
  orders: exportOrders,
  payments: exportPayments,
  invoices: exportInvoices,
} as const;

/** The tables that can be exported: also the orders of the account with an address. */
export type ExportedTable = keyof typeof wholeTables | { ordersOf: string };

const sourceOf = (table: ExportedTable) => {
  if (typeof table === 'object') {
    return { route: exportOrdersOf, href: exportOrdersOf.href({ email: table.ordersOf }) };
  }
  return { route: wholeTables[table], href: wholeTables[table].href() };
};

/** Selects rows: by status, by payment, by kind, by days, and by words. By default, all. */
export interface ExportSearch {
  status?: OrderFilter;
  payment?: PaymentFilter | '';
  kind?: InvoiceKind | '';
  from?: string;
  to?: string;
  q?: string;
}

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];

/**
 * Fetches a table as a file, with its name from the server. The browser keeps a large one on disk, not in memory.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readTable = async (
  table: ExportedTable,
  search: ExportSearch = {},
): Promise<NamedFile> => {
  const given = Object.entries(search).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  const { route, href } = sourceOf(table);
  const response = await requestApi(route, query ? `${href}?${query}` : href, {
    timeLimit: timeLimits.table,
  });
  try {
    const content = await response.blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? 'table.csv';
    return { name, content };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};

const mergeWarnings = (one: RowMessage[] = [], other: RowMessage[] = []) => {
  const warnings = [...one, ...other];
  return warnings.length > 0 ? { warnings } : {};
};

/** The combined result of two calls. Only the second one says whether a `next` row is left. */
const merge = (one: ToolImport, other: ToolImport): ToolImport => ({
  ...other,
  created: [...one.created, ...other.created],
  changed: [...one.changed, ...other.changed],
  unchanged: [...one.unchanged, ...other.unchanged],
  rejected: [...one.rejected, ...other.rejected],
  ...mergeWarnings(one.warnings, other.warnings),
});

const importFrom = (file: Blob, dryRun: boolean, row: number): Promise<ToolImport> => {
  const query = new URLSearchParams({ dryRun: String(dryRun), from: String(row) });
  return callApi(importTools, `${importTools.href()}?${query}`, {
    // Operating systems disagree on the type of CSV files.
    file: new Blob([file], { type: 'text/csv' }),
    timeLimit: timeLimits.table,
  });
};

const firstRow = 2;

/**
 * Imports a table of tools, or tests the import in a dry run, in as many calls as necessary.
 * @throws {ApiProblem} when a call fails. The changes of earlier calls remain.
 */
export const sendTable = async (file: Blob, dryRun: boolean): Promise<ToolImport> => {
  let result = await importFrom(file, dryRun, firstRow);
  while (result.next !== undefined) {
    result = merge(result, await importFrom(file, dryRun, result.next));
  }
  return result;
};
