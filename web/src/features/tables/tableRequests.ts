import { apiRoutes, type OrderStatus, type ToolImport } from 'functions/contract';
import { callApi, requestApi } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';

const { exportTools, exportOrders, importTools } = apiRoutes;

const exports = { tools: exportTools, orders: exportOrders };

/** What can be had as a table. */
export type ExportedTable = keyof typeof exports;

/** Which of a table's rows are wanted: all of them, unless it says otherwise. */
export interface ExportSearch {
  status?: OrderStatus;
}

/** A table as a file, under the name it came with. */
export interface TableFile {
  name: string;
  content: Blob;
}

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];

/**
 * Fetches a table. The browser keeps a large one on disk, not in memory.
 * @throws {ApiProblem} when it is refused, or the connection is lost before its end.
 */
export const readTable = async (
  table: ExportedTable,
  search: ExportSearch = {},
): Promise<TableFile> => {
  const query = new URLSearchParams({ ...search }).toString();
  const path = exports[table].href();
  const response = await requestApi(exports[table], query ? `${path}?${query}` : path);
  try {
    const content = await response.blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? `${table}.csv`;
    return { name, content };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};

/** What two calls did, one after the other: there is a `next` row when the second left one. */
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
    // Systems name the type of such files in many ways.
    file: new Blob([file], { type: 'text/csv' }),
  });
};

const firstRow = 2;

/**
 * Imports a table of tools, or finds out in a dry run what that would do: as many calls as it takes.
 * @throws {ApiProblem} when a call fails; what the calls before it changed stays.
 */
export const sendTable = async (file: Blob, dryRun: boolean): Promise<ToolImport> => {
  let result = await importFrom(file, dryRun, firstRow);
  while (result.next !== undefined) {
    result = merge(result, await importFrom(file, dryRun, result.next));
  }
  return result;
};
