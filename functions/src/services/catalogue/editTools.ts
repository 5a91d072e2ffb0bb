import { GrpcStatus } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts.ts';
import { tools } from '../../collections.ts';
import {
  type Deleted,
  packAboveStockMessage,
  problemsOfTool,
  searchTermsOf,
  type Tool,
  type ToolDocument,
  type ToolFields,
  type ToolInput,
  type ToolUpdate,
  toolDefaults,
  toolFields,
  type Updated,
} from '../../contract/index.ts';
import { codeOf, validationError } from '../../errors.ts';
import { recordStockChange } from '../ledger/stock.ts';
import { picturePathsOf, removePicture } from '../pictures/pictures.ts';
import { recordAudit } from '../store/audit.ts';
import { type IdempotentRequest, requestIdOf } from '../store/idempotency.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { auditedFields } from './auditedFields.ts';
import { releaseSku, reserveGeneratedSku, reserveSku } from './skus.ts';
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

const pathsOf = ({
  imagePath,
  morePicturePaths = [],
}: Partial<Pick<ToolDocument, 'morePicturePaths'>> & Pick<ToolDocument, 'imagePath'>) => [
  imagePath,
  ...morePicturePaths,
];

const checkFields = (fields: ToolFields, changed: Partial<ToolFields>): void => {
  const pack = 'orderMultiple' in changed ? packAboveStockMessage(fields) : undefined;
  const errors = { ...problemsOfTool(fields), ...(pack && { orderMultiple: pack }) };
  if (Object.keys(errors).length > 0) throw validationError(errors);
};

/** The fields of a new tool with the defaults. The SKU is empty if it is to be generated. */
export const newToolFields = (input: ToolInput): ToolFields => {
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as ToolInput;
  const fields = { ...toolDefaults, sku: '', ...given } as ToolFields;
  checkFields(fields, fields);
  return fields;
};

const reserve = async (
  transaction: Transaction,
  { sku, category }: ToolFields,
  id: string,
): Promise<string> => {
  if (sku === '') return reserveGeneratedSku(transaction, category, id);
  await reserveSku(transaction, sku, id);
  return sku;
};

const insertTool = async (id: string, input: ToolInput, caller: Actor): Promise<void> => {
  const given = newToolFields(input);
  const paths = picturePathsOf(given);
  const at = new Date();
  await transact(async (transaction) => {
    const fields = { ...given, sku: await reserve(transaction, given, id) };
    const searchTerms = searchTermsOf(fields);
    const tool = { ...fields, ...paths, searchTerms, createdAt: at, updatedAt: at };
    transaction.create(tools.doc(id), tool);
    const opening = { change: fields.available, reason: 'opening', orderId: null } as const;
    recordStockChange(transaction, id, { ...opening, by: caller.uid, at });
    recordAudit(transaction, caller, {
      action: 'tool-created',
      target: { kind: 'tool', id, label: fields.toolName },
      before: {},
      after: auditedFields(fields, toolFields),
    });
  });
};

const isTaken = (error: unknown): boolean => codeOf(error) === GrpcStatus.ALREADY_EXISTS;

/**
 * Creates a tool; a retry with the same key creates no second one. The opening stock is the first
 * entry of its ledger. Resolves to the id and whether the tool is new. Throws `sku-taken`, and
 * `validation` for fields that do not fit together or a picture that is not in the shop's bucket.
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

const derivedFields = (tool: ToolFields) => ({
  ...picturePathsOf(tool),
  searchTerms: searchTermsOf(tool),
});

/**
 * Checks the changed fields of a tool against the others. Throws `validation` for fields that do not fit
 * together or a picture that is not in the shop's bucket.
 */
export const checkChanges = (tool: ToolFields, changes: Partial<ToolFields>): void => {
  const after = { ...tool, ...changes };
  checkFields(after, changes);
  picturePathsOf(after);
};

const moveSku = async (
  transaction: Transaction,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<void> => {
  if (before === after) return;
  await reserveSku(transaction, after, id);
  await releaseSku(transaction, before, id);
};

const writeChanges = async (
  transaction: Transaction,
  { _id: id, ...before }: Tool,
  changes: Partial<ToolFields>,
  caller: Actor,
): Promise<void> => {
  const at = new Date();
  const after = { ...before, ...changes };
  checkFields(after, changes);
  await moveSku(transaction, id, { before: before.sku, after: after.sku });
  transaction.update(tools.doc(id), { ...changes, ...derivedFields(after), updatedAt: at });
  recordAdjustment(transaction, id, after.available - before.available, { by: caller.uid, at });
  const names = toolFields.filter((name) => name in changes);
  recordAudit(transaction, caller, {
    action: 'tool-changed',
    target: { kind: 'tool', id, label: before.toolName },
    before: auditedFields(before, names),
    after: auditedFields(after, names),
  });
};

/** Deletes the pictures that a tool no longer shows. */
const removeOldPictures = async (stored: ToolDocument, kept: readonly string[]): Promise<void> => {
  for (const path of pathsOf(stored)) if (!kept.includes(path)) await removePicture(path);
};

/**
 * Updates some fields of a tool. With `versions`, the tool must still have one of them. A changed
 * stock is recorded in the ledger as an adjustment by the difference. A replaced picture is deleted.
 * Throws `tool-not-found`, `precondition-failed`, `sku-taken`, and `validation` for an empty update, for
 * fields that do not fit together, or for a picture that is not in the shop's bucket.
 */
export const updateTool = async (
  id: string,
  update: ToolUpdate,
  caller: Actor,
  versions?: Versions,
): Promise<Updated> => {
  if (Object.keys(update).length === 0) throw validationError({ updatedInfo: 'Change a field' });
  const { stored, kept } = await transact(async (transaction) => {
    const stored = await readTool(transaction, id);
    const tool = toTool(id, stored);
    checkVersion(tool, { versions, setsStock: 'available' in update });
    const changes = changesOf(tool, update);
    if (Object.keys(changes).length === 0) return { stored };
    await writeChanges(transaction, tool, changes, caller);
    return { stored, kept: pathsOf(picturePathsOf({ ...tool, ...changes })) };
  });
  if (kept) await removeOldPictures(stored, kept);
  return { acknowledged: true, matchedCount: 1, modifiedCount: kept ? 1 : 0 };
};

/**
 * Deletes a tool and its pictures, and releases its SKU. With `versions`, the tool must still have one of them. Its ledger
 * stays; a final adjustment writes off the remaining stock. Throws `tool-not-found` and
 * `precondition-failed`.
 */
export const deleteTool = async (
  id: string,
  caller: Actor,
  versions?: Versions,
): Promise<Deleted> => {
  const deleted = await transact(async (transaction) => {
    const stored = await readTool(transaction, id);
    const tool = toTool(id, stored);
    checkVersion(tool, { versions, setsStock: false });
    await releaseSku(transaction, tool.sku, id);
    transaction.remove(tools.doc(id));
    recordAdjustment(transaction, id, -tool.available, { by: caller.uid, at: new Date() });
    recordAudit(transaction, caller, {
      action: 'tool-deleted',
      target: { kind: 'tool', id, label: tool.toolName },
      before: auditedFields(tool, toolFields),
      after: {},
    });
    return stored;
  });
  await removeOldPictures(deleted, []);
  return { acknowledged: true, deletedCount: 1 };
};
