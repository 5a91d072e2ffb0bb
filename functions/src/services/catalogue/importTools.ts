import type { Actor } from '../../accounts.ts';
import { limits, type ToolImport } from '../../contract/index.ts';
import { type ImportOptions, importBatch, type Outcome } from './importBatch.ts';
import { rejectRepeated } from './rejectRepeated.ts';
import type { InvalidRow, ToolRow } from './toolRow.ts';

/** The number of rows that are read, and then written, at a time. */
const batchSize = 100;

// Hosting ends a call after a minute. The next call continues with the remaining rows.
// https://firebase.google.com/docs/hosting/functions
const timeoutMs = 45_000;

/** A table of tools to import, starting at one of its rows. */
export interface ImportRequest extends ImportOptions {
  rows: AsyncIterable<ToolRow | InvalidRow>;
  from: number;
}

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

const addOutcome = (result: ToolImport, row: number, outcome: Outcome | InvalidRow): void => {
  if (typeof outcome === 'object') result.rejected.push(...outcome.rejected);
  else result[outcome].push(row);
};

/**
 * Creates and updates tools from the rows of a table. Each row is applied completely or not at all.
 * Invalid rows are reported and skipped; an unchanged row costs one read. Stops after some time, or
 * when the response has the maximum number of messages, and returns the `next` row.
 */
export const importTools = async (
  { rows, from, ...options }: ImportRequest,
  caller: Actor,
): Promise<ToolImport> => {
  const deadline = Date.now() + timeoutMs;
  const result: ToolImport = {
    acknowledged: true,
    created: [],
    changed: [],
    unchanged: [],
    rejected: [],
  };
  for await (const batch of batchesOf(rejectRepeated(rows))) {
    const entries = batch.filter(({ row }) => row >= from);
    const [next] = entries;
    const isFull = result.rejected.length >= limits.csv.messages;
    if (next && (isFull || Date.now() > deadline)) return { ...result, next: next.row };
    const outcomes = await importBatch(entries, options, caller);
    for (const [index, outcome] of outcomes.entries()) {
      addOutcome(result, entries[index]?.row ?? 0, outcome);
    }
  }
  return result;
};
