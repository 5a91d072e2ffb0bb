import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts.ts';
import { tools } from '../collections.ts';
import {
  type Deleted,
  type Inserted,
  searchTermsOf,
  type ToolDocument,
  type ToolInput,
  type ToolUpdate,
  type Updated,
} from '../contract/index.ts';
import { ApiError, validationError } from '../errors.ts';
import { imagePathOf, removePicture } from './pictures.ts';
import { noteStockChange } from './stock.ts';
import { toolReference } from './tools.ts';
import { type Transaction, transact } from './transact.ts';

const noteAdjustment = (
  transaction: Transaction,
  toolId: string,
  change: number,
  { by, at }: { by: string; at: Date },
): void => {
  if (change === 0) return;
  noteStockChange(transaction, toolId, { change, reason: 'adjustment', orderId: null, by, at });
};

/**
 * Puts a tool on sale; its opening stock is the first entry of its ledger. Throws `validation` for
 * a picture that is not in the shop's bucket.
 */
export const createTool = async (input: ToolInput, { uid }: Account): Promise<Inserted> => {
  const imagePath = await imagePathOf(input.imageLink);
  const id = randomUUID();
  const at = new Date();
  const searchTerms = searchTermsOf(input);
  await transact(async (transaction) => {
    const tool = { ...input, imagePath, searchTerms, createdAt: at, updatedAt: at };
    transaction.create(tools.doc(id), tool);
    const opening = { change: input.available, reason: 'opening', orderId: null } as const;
    noteStockChange(transaction, id, { ...opening, by: uid, at });
  });
  return { acknowledged: true, insertedId: id };
};

const readTool = async (transaction: Transaction, id: string): Promise<ToolDocument> => {
  const tool = await transaction.read(toolReference(id));
  if (!tool) throw new ApiError('tool-not-found');
  return tool;
};

const changesOf = (stored: ToolDocument, update: ToolUpdate): ToolUpdate =>
  Object.fromEntries(
    Object.entries(update).filter(([name, value]) => stored[name as keyof ToolInput] !== value),
  );

const withDerived = async (
  stored: ToolDocument,
  changes: ToolUpdate,
): Promise<Partial<ToolDocument>> => ({
  ...changes,
  ...(changes.imageLink && { imagePath: await imagePathOf(changes.imageLink) }),
  searchTerms: searchTermsOf({ ...stored, ...changes }),
});

/**
 * Changes some fields of a tool. A changed stock is an adjustment in the ledger, of the difference
 * to what was on sale at that moment; a picture that is no longer shown is removed. Throws
 * `tool-not-found`, and `validation` for no field at all or a new picture that is not in the
 * shop's bucket.
 */
export const updateTool = async (
  id: string,
  update: ToolUpdate,
  { uid }: Account,
): Promise<Updated> => {
  if (Object.keys(update).length === 0) throw validationError({ updatedInfo: 'Change a field' });
  const { stored, change } = await transact(async (transaction) => {
    const stored = await readTool(transaction, id);
    const changes = changesOf(stored, update);
    if (Object.keys(changes).length === 0) return { stored, change: undefined };
    const at = new Date();
    const change = { ...(await withDerived(stored, changes)), updatedAt: at };
    const { available = stored.available } = changes;
    transaction.update(tools.doc(id), change);
    noteAdjustment(transaction, id, available - stored.available, { by: uid, at });
    return { stored, change };
  });
  if (change?.imagePath && change.imagePath !== stored.imagePath) {
    await removePicture(stored.imagePath);
  }
  return { acknowledged: true, matchedCount: 1, modifiedCount: change ? 1 : 0 };
};

/**
 * Takes a tool off sale, and its picture with it. Its ledger stays, closed by an adjustment that
 * writes off what was left. Throws `tool-not-found`.
 */
export const deleteTool = async (id: string, { uid }: Account): Promise<Deleted> => {
  const { imagePath } = await transact(async (transaction) => {
    const tool = await readTool(transaction, id);
    transaction.remove(tools.doc(id));
    noteAdjustment(transaction, id, -tool.available, { by: uid, at: new Date() });
    return tool;
  });
  await removePicture(imagePath);
  return { acknowledged: true, deletedCount: 1 };
};
