import {
  apiRoutes,
  type FamilyImport,
  type PriceImport,
  type ToolImport,
} from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { timeLimits } from '../../lib/api/timeLimits.ts';
import { type ImportTable, rowsOf, type TableImport } from './imports/tableImport.ts';

/** A result that says with which row to continue, if any is left. */
type PartialImport = TableImport & { next?: number };

const mergeWarnings = ({ warnings: one = [] }: TableImport, { warnings = [] }: TableImport) => {
  const merged = [...one, ...warnings];
  return merged.length > 0 ? { warnings: merged } : {};
};

/** The combined result of two calls. Only the second one says whether a `next` row is left. */
const merge = <Result extends PartialImport>(one: Result, other: Result): Result => ({
  ...other,
  created: [...one.created, ...other.created],
  changed: [...one.changed, ...other.changed],
  unchanged: [...one.unchanged, ...other.unchanged],
  rejected: [...one.rejected, ...other.rejected],
  changes: [...(one.changes ?? []), ...(other.changes ?? [])],
  ...mergeWarnings(one, other),
});

const keys = new WeakMap<Blob, string>();

/** The key of a table, which it keeps when it is applied again after a lost connection. */
const keyOf = (table: Blob): string => {
  const key = keys.get(table) ?? crypto.randomUUID();
  keys.set(table, key);
  return key;
};

/** How a table is sent. Operating systems disagree on the type of CSV files. */
const sendingOf = (table: Blob, dryRun: boolean, from: number) => ({
  query: { dryRun: dryRun ? 'true' : 'false', changes: 'true', from } as const,
  file: new Blob([table], { type: 'text/csv' }),
  idempotencyKey: dryRun ? undefined : keyOf(table),
  timeLimit: timeLimits.table,
});

type Sending = ReturnType<typeof sendingOf>;

/** Imports a table in as many calls as necessary. */
const inParts =
  <Result extends PartialImport>(
    send: (sending: Sending) => Promise<Result>,
    firstRow: number,
  ): ImportTable<Result> =>
  async (table, dryRun, onProgress) => {
    let result = await send(sendingOf(table, dryRun, firstRow));
    while (result.next !== undefined) {
      onProgress(rowsOf(result));
      result = merge(result, await send(sendingOf(table, dryRun, result.next)));
    }
    return result;
  };

/**
 * Imports a table of tools, or tests the import in a dry run.
 * @throws {ApiProblem} when a call fails. The changes of earlier calls remain.
 */
export const importTools = inParts<ToolImport>(
  (sending) => callApi(apiRoutes.importTools, sending),
  2,
);

/**
 * Imports the prices of a list like `importTools`. Its table may have no header.
 */
export const importPricesOf = (id: string): ImportTable<PriceImport> =>
  inParts((sending) => callApi(apiRoutes.importPrices, { params: { id }, ...sending }), 1);

/** Imports a table of families like `importTools`. */
export const importFamilies = inParts<FamilyImport>(
  (sending) => callApi(apiRoutes.importFamilies, sending),
  2,
);
