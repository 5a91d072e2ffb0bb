import { GrpcStatus } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts.ts';
import { tools } from '../../collections.ts';
import {
  type Deleted,
  searchTermsOf,
  type ToolDocument,
  type ToolInput,
  type ToolUpdate,
  toolFields,
  type Updated,
} from '../../contract/index.ts';
import { codeOf, validationError } from '../../errors.ts';
import { recordStockChange } from '../ledger/stock.ts';
import { picturePathOf, removePicture } from '../pictures/pictures.ts';
import { pickFields, recordAudit } from '../store/audit.ts';
import { type IdempotentRequest, requestIdOf } from '../store/idempotency.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { changesOf, readTool, toTool } from './tools.ts';
import { checkVersion, type Expectation } from './toolVersion.ts';

type Versions = Expectation['versions'];

const recordAdjustment = (
  transaction: Transaction,
  toolId: string,
  change: number,
  { by, at }: { by: string; at: Date },
): void => {
  if (change === 0) return;
  recordStockChange(transaction, toolId, { change, reason: 'adjustment', orderId: null, by, at });
};

const insertTool = async (id: string, input: ToolInput, caller: Actor): Promise<void> => {
  const imagePath = await picturePathOf(input.imageLink);
  const at = new Date();
  const searchTerms = searchTermsOf(input);
  await transact(async (transaction) => {
    const tool = { ...input, imagePath, searchTerms, createdAt: at, updatedAt: at };
    transaction.create(tools.doc(id), tool);
    const opening = { change: input.available, reason: 'opening', orderId: null } as const;
    recordStockChange(transaction, id, { ...opening, by: caller.uid, at });
    recordAudit(transaction, caller, {
      action: 'tool-created',
      target: { kind: 'tool', id, label: input.toolName },
      before: {},
      after: pickFields(input, toolFields),
    });
  });
};

const isTaken = (error: unknown): boolean => codeOf(error) === GrpcStatus.ALREADY_EXISTS;

/**
 * Creates a tool; a retry with the same key creates no second one. The opening stock is the first
 * entry of its ledger. Resolves to the id and whether the tool is new. Throws `validation` for a
 * picture that is not in the shop's bucket.
 */
export const createTool = async (
  request: IdempotentRequest<ToolInput>,
  caller: Actor,
): Promise<{ id: string; isNew: boolean }> => {
  const id = requestIdOf(caller.uid, request);
  try {
    await insertTool(id, request.input, caller);
    return { id, isNew: true };
  } catch (error) {
    if (isTaken(error)) return { id, isNew: false };
    throw error;
  }
};

const withDerived = async (
  stored: ToolDocument,
  changes: ToolUpdate,
): Promise<Partial<ToolDocument>> => ({
  ...changes,
  ...(changes.imageLink && { imagePath: await picturePathOf(changes.imageLink) }),
  searchTerms: searchTermsOf({ ...stored, ...changes }),
});

const writeChanges = async (
  transaction: Transaction,
  id: string,
  { stored, changes }: { stored: ToolDocument; changes: ToolUpdate },
  caller: Actor,
): Promise<Partial<ToolDocument>> => {
  const at = new Date();
  const change = { ...(await withDerived(stored, changes)), updatedAt: at };
  const { available = stored.available } = changes;
  transaction.update(tools.doc(id), change);
  recordAdjustment(transaction, id, available - stored.available, { by: caller.uid, at });
  const names = toolFields.filter((name) => name in changes);
  recordAudit(transaction, caller, {
    action: 'tool-changed',
    target: { kind: 'tool', id, label: stored.toolName },
    before: pickFields(stored, names),
    after: pickFields({ ...stored, ...changes }, names),
  });
  return change;
};

/**
 * Updates some fields of a tool. With `versions`, the tool must still have one of them. A changed
 * stock is recorded in the ledger as an adjustment by the difference. A replaced picture is deleted.
 * Throws `tool-not-found`, `precondition-failed`, and `validation` for an empty update or a picture
 * that is not in the shop's bucket.
 */
export const updateTool = async (
  id: string,
  update: ToolUpdate,
  caller: Actor,
  versions?: Versions,
): Promise<Updated> => {
  if (Object.keys(update).length === 0) throw validationError({ updatedInfo: 'Change a field' });
  const { stored, change } = await transact(async (transaction) => {
    const stored = await readTool(transaction, id);
    checkVersion(toTool(id, stored), { versions, setsStock: 'available' in update });
    const changes = changesOf(stored, update);
    if (Object.keys(changes).length === 0) return { stored, change: undefined };
    return { stored, change: await writeChanges(transaction, id, { stored, changes }, caller) };
  });
  if (change?.imagePath && change.imagePath !== stored.imagePath) {
    await removePicture(stored.imagePath);
  }
  return { acknowledged: true, matchedCount: 1, modifiedCount: change ? 1 : 0 };
};

/**
 * Deletes a tool and its picture. With `versions`, the tool must still have one of them. Its ledger
 * stays; a final adjustment writes off the remaining stock. Throws `tool-not-found` and
 * `precondition-failed`.
 */
export const deleteTool = async (
  id: string,
  caller: Actor,
  versions?: Versions,
): Promise<Deleted> => {
  const { imagePath } = await transact(async (transaction) => {
    const tool = await readTool(transaction, id);
    checkVersion(toTool(id, tool), { versions, setsStock: false });
    transaction.remove(tools.doc(id));
    recordAdjustment(transaction, id, -tool.available, { by: caller.uid, at: new Date() });
    recordAudit(transaction, caller, {
      action: 'tool-deleted',
      target: { kind: 'tool', id, label: tool.toolName },
      before: pickFields(tool, toolFields),
      after: {},
    });
    return tool;
  });
  await removePicture(imagePath);
  return { acknowledged: true, deletedCount: 1 };
};
