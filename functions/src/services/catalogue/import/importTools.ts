import { limits, type RowMessage, type ToolImport } from '../../../contract/index.ts';
import { importLimitMs } from '../../../params.ts';
import type { Actor } from '../../../store/accounts/accounts.ts';
import { type AppliedRow, type ImportOptions, importBatch } from './importBatch.ts';
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

const batchesOf = async function* <Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
};

const addOutcome = (result: Result, outcome: AppliedRow | InvalidRow): void => {
  if ('rejected' in outcome) {
    result.rejected.push(...outcome.rejected);
    return;
  }
  result[outcome.outcome].push(outcome.row);
  result.warnings.push(...outcome.warnings);
};

const hasRoom = ({ rejected, warnings }: Result): boolean =>
  rejected.length + warnings.length < limits.csv.messages;

const toImport = ({ warnings, ...result }: Result, next?: number): ToolImport => ({
  ...result,
  ...(warnings.length > 0 && { warnings }),
  ...(next !== undefined && { next }),
});

/**
 * Creates and updates tools from the rows of a table. Each row is applied completely or not at all.
 * Invalid rows are reported and skipped; an unchanged row costs one read. Stops after some time, or
 * when the response has the maximum number of messages, and returns the `next` row.
 */
export const importTools = async (
  { rows, from, warnings, ...options }: ImportRequest,
  caller: Actor,
): Promise<ToolImport> => {
  const deadline = Date.now() + importLimitMs();
  const result: Result = {
    acknowledged: true,
    created: [],
    changed: [],
    unchanged: [],
    rejected: [],
    warnings: [...warnings],
  };
  for await (const batch of batchesOf(rejectRepeated(rows))) {
    const entries = batch.filter(({ row }) => row >= from);
    const [next] = entries;
    if (next && (!hasRoom(result) || Date.now() > deadline)) return toImport(result, next.row);
    for (const outcome of await importBatch(entries, options, caller)) addOutcome(result, outcome);
  }
  return toImport(result);
};
