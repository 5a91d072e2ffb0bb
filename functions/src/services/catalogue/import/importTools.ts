import type { RowMessage, ToolImport } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { type AppliedRow, type ImportOptions, importBatch } from './importBatch.ts';
import { emptyResult, importInBatches } from './importInBatches.ts';
import { rejectRepeated } from './rejectRepeated.ts';
import type { InvalidRow, ToolRow } from './toolRow.ts';

/** The number of rows that are read, and then written, at a time. */
const batchSize = 100;

/** A table of tools to import, starting at one of its rows. */
export interface ImportRequest extends ImportOptions {
  rows: AsyncIterable<ToolRow | InvalidRow>;
  from: number;
  /** Notes about the file. */
  warnings: readonly RowMessage[];
}

type Result = Required<Omit<ToolImport, 'next'>>;

const addOutcome = (
  result: Result,
  outcome: AppliedRow | InvalidRow,
  listsChanges: boolean,
): void => {
  if ('rejected' in outcome) {
    result.rejected.push(...outcome.rejected);
    return;
  }
  result[outcome.outcome].push(outcome.row);
  result.warnings.push(...outcome.warnings);
  if (listsChanges) result.changes.push(...outcome.changes);
};

/**
 * Creates and updates tools from the rows of a table. Each row is applied completely or not at all.
 * Invalid rows are reported and skipped; an unchanged row costs one read. Stops after some time, or
 * when the response has the maximum number of messages, and returns the `next` row.
 */
export const importTools = (
  { rows, from, warnings, ...options }: ImportRequest,
  caller: Caller,
): Promise<ToolImport> => {
  const listsChanges = options.changes === true;
  const result: Result = emptyResult(warnings);
  return importInBatches(result, {
    rows: rejectRepeated(rows),
    from,
    batchSize,
    listsChanges,
    apply: async (batch) => {
      for (const outcome of await importBatch(batch, options, caller)) {
        addOutcome(result, outcome, listsChanges);
      }
    },
  });
};
