import { apiRoutes, type OrderFilter, type ToolImport } from 'functions/contract';
import { callApi, requestApi } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';
import type { NamedFile } from '../../components/saveFile.ts';

const { exportTools, exportOrders, exportOrdersOf, importTools } = apiRoutes;

/** The tables that can be exported: the tools, all orders, or those of the account with an address. */
export type ExportedTable = 'tools' | 'orders' | { ordersOf: string };

const sourceOf = (table: ExportedTable) => {
  if (table === 'tools') return { route: exportTools, href: exportTools.href() };
  if (table === 'orders') return { route: exportOrders, href: exportOrders.href() };
  return { route: exportOrdersOf, href: exportOrdersOf.href({ email: table.ordersOf }) };
};

/** Selects orders: by status, by the days of the order, and by words. By default, all. */
export interface ExportSearch {
  status?: OrderFilter;
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
  const response = await requestApi(route, query ? `${href}?${query}` : href);
  try {
    const content = await response.blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? 'table.csv';
    return { name, content };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};

/** The combined result of two calls. Only the second one says whether a `next` row is left. */
const merge = (one: ToolImport, other: ToolImport): ToolImport => ({
  ...other,
  created: [...one.created, ...other.created],
  changed: [...one.changed, ...other.changed],
  unchanged: [...one.unchanged, ...other.unchanged],
  rejected: [...one.rejected, ...other.rejected],
});

const importFrom = (file: Blob, dryRun: boolean, row: number): Promise<ToolImport> => {
  const query = new URLSearchParams({ dryRun: String(dryRun), from: String(row) });
  return callApi(importTools, `${importTools.href()}?${query}`, {
    // Operating systems disagree on the type of CSV files.
    file: new Blob([file], { type: 'text/csv' }),
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
