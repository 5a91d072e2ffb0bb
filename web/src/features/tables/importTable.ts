import { apiRoutes, type RowMessage, type ToolImport } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { timeLimits } from '../../lib/api/timeLimits.ts';

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

const importFrom = (file: Blob, dryRun: boolean, from: number): Promise<ToolImport> =>
  callApi(apiRoutes.importTools, {
    query: { dryRun: `${dryRun}`, from },
    // Operating systems disagree on the type of CSV files.
    file: new Blob([file], { type: 'text/csv' }),
    idempotencyKey: undefined,
    timeLimit: timeLimits.table,
  });

const firstRow = 2;

/**
 * Imports a table of tools, or tests the import in a dry run, in as many calls as necessary.
 * @throws {ApiProblem} when a call fails. The changes of earlier calls remain.
 */
export const importTable = async (file: Blob, dryRun: boolean): Promise<ToolImport> => {
  let result = await importFrom(file, dryRun, firstRow);
  while (result.next !== undefined) {
    result = merge(result, await importFrom(file, dryRun, result.next));
  }
  return result;
};
