import type { Actor } from '../../accounts.ts';
import { isDocumentId, tools } from '../../collections.ts';
import { limits, type ToolDocument, type ToolImport } from '../../contract/index.ts';
import { readDocuments } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import { imagePathOf } from '../pictures/pictures.ts';
import { createTool, updateTool } from './editTools.ts';
import { type BadRow, type ToolRow, toBadRow } from './toolRow.ts';
import { changesOf } from './tools.ts';

/** How many rows are read, and then written, at the same time. */
const batchSize = 100;

// Hosting gives a call a minute; what remains is asked for by the next call.
// https://firebase.google.com/docs/hosting/functions
const timeoutMs = 45_000;

/** A table of tools to import, from one of its rows on. */
export interface ImportRequest {
  rows: AsyncIterable<ToolRow | BadRow>;
  from: number;
  /** Whether to tell what would become of the rows, and change nothing. */
  dryRun: boolean;
  /** Under which a table that is sent again adds no tool again. */
  key: string | undefined;
}

type ImportOptions = Pick<ImportRequest, 'dryRun' | 'key'>;
type NewTool = Extract<ToolRow, { id: undefined }>;

type Outcome = 'created' | 'changed' | 'unchanged';

const rejectId = (row: number, message: string): BadRow => ({
  row,
  rejected: [{ row, column: '_id', message }],
});

const unknownTool = (row: number): BadRow => rejectId(row, 'There is no tool with this _id');

/** Lets a tool be in one row only: which of two rows came last would be up to chance. */
const withoutRepeats = async function* (
  rows: ImportRequest['rows'],
): AsyncGenerator<ToolRow | BadRow> {
  const firstRows = new Map<string, number>();
  for await (const entry of rows) {
    const id = 'id' in entry ? entry.id : undefined;
    const first = id && firstRows.get(id);
    if (id && !first) firstRows.set(id, entry.row);
    yield first ? rejectId(entry.row, `This tool is in row ${first} already`) : entry;
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
    await imagePathOf(tool.imageLink);
    return 'created';
  }
  const { isNew } = await createTool({ input: tool, key: key && `${key}, row ${row}` }, caller);
  return isNew ? 'created' : 'unchanged';
};

/** What becomes of a good row: an edit as any other of an admin's, so that it leaves the same traces. */
const applyRow = async (
  entry: ToolRow,
  stored: ToolDocument | undefined,
  options: ImportOptions,
  caller: Actor,
): Promise<Outcome | BadRow> => {
  if (entry.id === undefined) return addTool(entry, options, caller);
  if (!stored) return unknownTool(entry.row);
  const changes = changesOf(stored, entry.update);
  if (Object.keys(changes).length === 0) return 'unchanged';
  if (!options.dryRun) await updateTool(entry.id, changes, caller);
  else if (changes.imageLink) await imagePathOf(changes.imageLink);
  return 'changed';
};

const refusalOf = (row: number, error: unknown): BadRow =>
  error instanceof ApiError && error.code === 'tool-not-found'
    ? unknownTool(row)
    : toBadRow(row, error);

const readStored = async (entries: readonly (ToolRow | BadRow)[]) => {
  const ids = entries.flatMap((entry) => ('id' in entry && entry.id) || []).filter(isDocumentId);
  const found = await readDocuments(ids.map((id) => tools.doc(id)));
  return new Map(ids.map((id, index) => [id, found[index]]));
};

const note = (result: ToolImport, row: number, outcome: Outcome | BadRow): void => {
  if (typeof outcome === 'object') result.rejected.push(...outcome.rejected);
  else result[outcome].push(row);
};

const importBatch = async (
  entries: readonly (ToolRow | BadRow)[],
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
            refusalOf(entry.row, error),
          ),
    ),
  );
  for (const [index, { row }] of entries.entries()) {
    const outcome = outcomes[index];
    if (outcome) note(result, row, outcome);
  }
};

/**
 * Adds and changes tools as the rows of a table say. Each row is applied whole or not at all, and one
 * that is no good is named and left out; a row that says what is stored already costs a read. Ends
 * after some time, or with as many messages as an answer may have, with the row to go `from` next.
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
  for await (const batch of batchesOf(withoutRepeats(rows))) {
    const entries = batch.filter(({ row }) => row >= from);
    const [next] = entries;
    const isFull = result.rejected.length >= limits.csv.messages;
    if (next && (isFull || Date.now() > deadline)) return { ...result, next: next.row };
    await importBatch(entries, options, caller, result);
  }
  return result;
};
