import type { Actor } from '../../accounts.ts';
import { isDocumentId, skus, tools } from '../../collections.ts';
import type { Tool } from '../../contract/index.ts';
import { readDocuments } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import { createTool } from './createTool.ts';
import { updateTool } from './editTools.ts';
import { toTool } from './sentTool.ts';
import { skuTaken } from './skus.ts';
import { checkChanges, newToolFields } from './toolChecks.ts';
import { type InvalidRow, rejectRow, type ToolRow, toInvalidRow } from './toolRow.ts';
import { changesOf } from './tools.ts';

/** How to import rows. */
export interface ImportOptions {
  /** Whether to report the outcome without changing anything. */
  dryRun: boolean;
  /** The idempotency key, so that a retry of the table creates no tool twice. */
  key: string | undefined;
}

/** What a valid row does. */
export type Outcome = 'created' | 'changed' | 'unchanged';

type Entry = ToolRow | InvalidRow;
type NewTool = Extract<ToolRow, { id: undefined }>;
type ChangedTool = Exclude<ToolRow, NewTool>;

const isValid = (entry: Entry): entry is ToolRow => !('rejected' in entry);

/** What the rows of a batch are checked against. */
interface Stored {
  tools: ReadonlyMap<string, Tool>;
  /** The tools that have SKUs of the batch, by SKU. Only read for a dry run. */
  owners: ReadonlyMap<string, Tool>;
}

const readTools = async (ids: readonly string[]): Promise<Map<string, Tool>> => {
  const valid = [...new Set(ids)].filter(isDocumentId);
  const found = await readDocuments(valid.map((id) => tools.doc(id)));
  return new Map(
    valid.flatMap((id, index) => {
      const tool = found[index];
      return tool ? [[id, toTool(id, tool)]] : [];
    }),
  );
};

/** The SKU that a row gives to a tool that has not had it before. */
const newSkuOf = (entry: ToolRow, stored: Stored['tools']): string | undefined => {
  if (entry.id === undefined) return entry.tool.sku;
  return entry.update.sku === stored.get(entry.id)?.sku ? undefined : entry.update.sku;
};

const readOwners = async (wanted: readonly string[]): Promise<Map<string, Tool>> => {
  const reservations = await readDocuments(wanted.map((sku) => skus.doc(sku)));
  const owners = await readTools(reservations.flatMap((found) => found?.toolId ?? []));
  return new Map(
    wanted.flatMap((sku, index) => {
      const owner = owners.get(reservations[index]?.toolId ?? '');
      return owner ? [[sku, owner]] : [];
    }),
  );
};

const readStored = async (entries: readonly Entry[], dryRun: boolean): Promise<Stored> => {
  const valid = entries.filter(isValid);
  const stored = await readTools(valid.flatMap(({ id }) => id ?? []));
  const wanted = dryRun ? valid.flatMap((entry) => newSkuOf(entry, stored) || []) : [];
  return { tools: stored, owners: await readOwners(wanted) };
};

const checkSku = ({ owners }: Stored, sku: string | undefined, id?: string): void => {
  const owner = sku ? owners.get(sku) : undefined;
  if (sku && owner && owner._id !== id) throw skuTaken(sku, owner.toolName);
};

const addTool = async (
  { row, tool }: NewTool,
  stored: Stored,
  { dryRun, key }: ImportOptions,
  caller: Actor,
): Promise<Outcome> => {
  if (dryRun) {
    checkSku(stored, tool.sku);
    newToolFields(tool);
    return 'created';
  }
  const { isNew } = await createTool({ input: tool, key: key && `${key}, row ${row}` }, caller);
  return isNew ? 'created' : 'unchanged';
};

const changeTool = async (
  { id, update }: ChangedTool,
  stored: Stored,
  { dryRun }: ImportOptions,
  caller: Actor,
): Promise<Outcome> => {
  const tool = stored.tools.get(id);
  if (!tool) throw new ApiError('tool-not-found');
  const changes = changesOf(tool, update);
  if (Object.keys(changes).length === 0) return 'unchanged';
  if (dryRun) {
    checkSku(stored, changes.sku, id);
    checkChanges(tool, changes);
  } else await updateTool(id, changes, caller);
  return 'changed';
};

const toRejected = (row: number, error: unknown): InvalidRow =>
  error instanceof ApiError && error.code === 'tool-not-found'
    ? rejectRow(row, '_id', 'There is no tool with this _id')
    : toInvalidRow(row, error);

/** Applies a valid row like any edit by an admin, including the audit log. */
const applyRow = async (
  entry: ToolRow,
  stored: Stored,
  options: ImportOptions,
  caller: Actor,
): Promise<Outcome | InvalidRow> => {
  try {
    return entry.id === undefined
      ? await addTool(entry, stored, options, caller)
      : await changeTool(entry, stored, options, caller);
  } catch (error) {
    return toRejected(entry.row, error);
  }
};

/** Applies the rows of a batch at once. Resolves to the outcome of each. */
export const importBatch = async (
  entries: readonly Entry[],
  options: ImportOptions,
  caller: Actor,
): Promise<(Outcome | InvalidRow)[]> => {
  const stored = await readStored(entries, options.dryRun);
  return Promise.all(
    entries.map((entry) => (isValid(entry) ? applyRow(entry, stored, options, caller) : entry)),
  );
};
