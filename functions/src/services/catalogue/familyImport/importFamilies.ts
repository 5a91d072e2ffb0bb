import { type FamilyImport, type FamilyRowMessage, limits } from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { emptyResult, importInBatches } from '../import/importInBatches.ts';
import {
  type AppliedFamilyRow,
  applyFamilyRow,
  type FamilyImportOptions,
  type RowContext,
} from './applyFamilyRow.ts';
import type { FamilyEntry, InvalidFamilyRow } from './familyRow.ts';
import { plannedMoves } from './plannedMoves.ts';
import { inOrderOfMoves, rejectRepeated } from './rowOrder.ts';

/** The number of rows after which an import may stop. */
const batchSize = 20;

/** A table of families to import, starting at one of its rows. */
export interface FamilyImportRequest extends FamilyImportOptions {
  rows: AsyncIterable<FamilyEntry>;
  from: number;
  /** Notes about the file. */
  warnings: readonly FamilyRowMessage[];
}

type Result = Required<Omit<FamilyImport, 'next'>>;

const tooManyRows = `The file has more than ${limits.family.count} rows: there can be at most as many families`;

const readRows = async (rows: AsyncIterable<FamilyEntry>): Promise<FamilyEntry[]> => {
  const entries: FamilyEntry[] = [];
  for await (const entry of rows) {
    entries.push(entry);
    if (entries.length > limits.family.count) throw validationError({ file: tooManyRows });
  }
  return inOrderOfMoves(rejectRepeated(entries));
};

const add = (result: Result, row: number, outcome: AppliedFamilyRow | InvalidFamilyRow): void => {
  if ('rejected' in outcome) result.rejected.push(...outcome.rejected);
  else {
    result[outcome.name].push(row);
    result.changes.push(...outcome.changes);
  }
};

/** The rows in the order in which they are applied, from one of them on. */
interface Continued {
  earlier: FamilyEntry[];
  remaining: FamilyEntry[];
}

const continueAt = (ordered: readonly FamilyEntry[], from: number): Continued => {
  const at = ordered.findIndex(({ row }) => row === from);
  const start = at < 0 ? ordered.findIndex(({ row }) => row > from) : at;
  const first = from <= 2 ? 0 : start < 0 ? ordered.length : start;
  return { earlier: ordered.slice(0, first), remaining: ordered.slice(first) };
};

const byRow = (one: FamilyRowMessage, other: FamilyRowMessage): number => one.row - other.row;

/**
 * Creates and changes families by the rows of a table, each completely or not at all. Invalid rows are
 * reported and skipped. A row that gives up a size is applied before the one that takes it. Stops
 * after some time, or when the response has the maximum number of messages, and returns the `next`
 * row. Throws `validation` for a table with more rows than there can be families.
 */
export const importFamilies = async (
  { rows, from, warnings, ...request }: FamilyImportRequest,
  caller: Caller,
): Promise<FamilyImport> => {
  const { earlier, remaining } = continueAt(await readRows(rows), from);
  const context: RowContext = { request, plan: plannedMoves(), caller };
  if (request.dryRun) for (const entry of earlier) await applyFamilyRow(entry, context);
  const result: Result = emptyResult(warnings);
  const imported = await importInBatches(result, {
    rows: (async function* () {
      yield* remaining;
    })(),
    from: 0,
    batchSize,
    listsChanges: request.changes,
    apply: async (batch) => {
      for (const entry of batch) add(result, entry.row, await applyFamilyRow(entry, context));
    },
  });
  return { ...imported, rejected: imported.rejected.toSorted(byRow) };
};
