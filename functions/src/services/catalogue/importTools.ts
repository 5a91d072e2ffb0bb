import type { Actor } from '../../accounts.ts';
import { isDocumentId, tools } from '../../collections.ts';
import { limits, type ToolDocument, type ToolImport } from '../../contract/index.ts';
import { readDocuments } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import { picturePathsOf } from '../pictures/pictures.ts';
import { checkChanges, createTool, newToolFields, updateTool } from './editTools.ts';
import { type InvalidRow, type ToolRow, toInvalidRow } from './toolRow.ts';
import { changesOf, toTool } from './tools.ts';

/** The number of rows that are read, and then written, at a time. */
const batchSize = 100;

// Hosting ends a call after a minute. The next call continues with the remaining rows.
// https://firebase.google.com/docs/hosting/functions
const timeoutMs = 45_000;

/** A table of tools to import, starting at one of its rows. */
export interface ImportRequest {
  rows: AsyncIterable<ToolRow | InvalidRow>;
  from: number;
  /** Whether to report the outcome without changing anything. */
  dryRun: boolean;
  /** The idempotency key, so that a retry of the table creates no tool twice. */
  key: string | undefined;
}

type ImportOptions = Pick<ImportRequest, 'dryRun' | 'key'>;
type NewTool = Extract<ToolRow, { id: undefined }>;

type Outcome = 'created' | 'changed' | 'unchanged';

const rejectId = (row: number, message: string): InvalidRow => ({
  row,
  rejected: [{ row, column: '_id', message }],
});

const unknownTool = (row: number): InvalidRow => rejectId(row, 'There is no tool with this _id');

/** Allows only one row per tool, because the order in which rows are applied is undefined. */
const rejectDuplicates = async function* (
  rows: ImportRequest['rows'],
): AsyncGenerator<ToolRow | InvalidRow> {
  const firstRows = new Map<string, number>();
  for await (const entry of rows) {
    const id = 'id' in entry ? entry.id : undefined;
    const first = id && firstRows.get(id);
    if (id && !first) firstRows.set(id, entry.row);
    yield first ? rejectId(entry.row, `This tool is already in row ${first}`) : entry;
  }
};

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

const addTool = async (
  { row, tool }: NewTool,
  { dryRun, key }: ImportOptions,
  caller: Actor,
): Promise<Outcome> => {
  if (dryRun) {
    picturePathsOf(newToolFields(tool));
    return 'created';
  }
  const { isNew } = await createTool({ input: tool, key: key && `${key}, row ${row}` }, caller);
  return isNew ? 'created' : 'unchanged';
};

/** Applies a valid row like any edit by an admin, including the audit log. */
const applyRow = async (
  entry: ToolRow,
  stored: ToolDocument | undefined,
  options: ImportOptions,
  caller: Actor,
): Promise<Outcome | InvalidRow> => {
  if (entry.id === undefined) return addTool(entry, options, caller);
  if (!stored) return unknownTool(entry.row);
  const tool = toTool(entry.id, stored);
  const changes = changesOf(tool, entry.update);
  if (Object.keys(changes).length === 0) return 'unchanged';
  if (options.dryRun) checkChanges(tool, changes);
  else await updateTool(entry.id, changes, caller);
  return 'changed';
};

const rejectRow = (row: number, error: unknown): InvalidRow =>
  error instanceof ApiError && error.code === 'tool-not-found'
    ? unknownTool(row)
    : toInvalidRow(row, error);

const readStored = async (entries: readonly (ToolRow | InvalidRow)[]) => {
  const ids = entries.flatMap((entry) => ('id' in entry && entry.id) || []).filter(isDocumentId);
  const found = await readDocuments(ids.map((id) => tools.doc(id)));
  return new Map(ids.map((id, index) => [id, found[index]]));
};

const addOutcome = (result: ToolImport, row: number, outcome: Outcome | InvalidRow): void => {
  if (typeof outcome === 'object') result.rejected.push(...outcome.rejected);
  else result[outcome].push(row);
};

const importBatch = async (
  entries: readonly (ToolRow | InvalidRow)[],
  options: ImportOptions,
  caller: Actor,
  result: ToolImport,
): Promise<void> => {
  const stored = await readStored(entries);
  const outcomes = await Promise.all(
    entries.map((entry) =>
      'rejected' in entry
        ? entry
        : applyRow(entry, stored.get(entry.id ?? ''), options, caller).catch((error) =>
            rejectRow(entry.row, error),
          ),
    ),
  );
  for (const [index, { row }] of entries.entries()) {
    const outcome = outcomes[index];
    if (outcome) addOutcome(result, row, outcome);
  }
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
  for await (const batch of batchesOf(rejectDuplicates(rows))) {
    const entries = batch.filter(({ row }) => row >= from);
    const [next] = entries;
    const isFull = result.rejected.length >= limits.csv.messages;
    if (next && (isFull || Date.now() > deadline)) return { ...result, next: next.row };
    await importBatch(entries, options, caller, result);
  }
  return result;
};
