import {
  type Deleted,
  type StaffTool,
  searchTermsOf,
  type ToolFields,
  type ToolUpdate,
  toolFields,
  type Updated,
} from '../../../contract/index.ts';
import type { StockImport, ToolDocument } from '../../../documents/tools.ts';
import { validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { tools } from '../../../store/collections/collections.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { changedPathsOf, type PicturePaths, removeOldPictures } from '../../pictures/pictures.ts';
import { recordStockChange } from '../../stock/stock.ts';
import { removeToolAlerts } from '../alerts/stockAlerts.ts';
import { storedValues } from '../attributes/toolAttributes.ts';
import { removeAllFiles } from '../documents/documentFiles.ts';
import { leaveFamily, moveCell } from '../families/moveSizes.ts';
import { moveSku, releaseSku } from '../tools/skus.ts';
import { toStaffTool } from '../tools/toolResponse.ts';
import { changesOf, readTool } from '../tools/tools.ts';
import { checkVersion, type Expectation } from '../tools/toolVersion.ts';
import { auditedFields } from './auditedFields.ts';
import { checkChanges, checkPublished } from './toolChecks.ts';

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

/** The changes of a tool; none of them, if it stays as it is. */
interface ToolEdit {
  changes: Partial<ToolFields>;
  /** Set if an import changes the stock. */
  stockImport?: StockImport;
}

/** The values of a tool whose attributes or category change: they must fit each other. */
const changedValues = (before: ToolFields, changes: Partial<ToolFields>) =>
  changes.attributes || changes.category ? storedValues({ ...before, ...changes }) : undefined;

const writeChanges = async (
  transaction: Transaction,
  id: string,
  { stored, changes, stockImport }: ToolEdit & { stored: ToolDocument },
  caller: Caller,
): Promise<PicturePaths> => {
  const at = new Date();
  const before = toStaffTool(id, stored);
  checkChanges(before, changes);
  checkPublished(before, { ...before, ...changes });
  if (changes.sku) await moveSku(transaction, id, { from: before.sku, to: changes.sku });
  const values = await changedValues(before, changes);
  if (values) await moveCell(transaction, { id, values }, stored.familyId ?? '');
  const after = { ...before, ...changes, ...values };
  const paths = changedPathsOf(changes);
  const searchTerms = searchTermsOf(after);
  transaction.update(tools.doc(id), {
    ...changes,
    ...values,
    ...paths,
    ...(stockImport && { stockImport }),
    searchTerms,
    updatedAt: at,
  });
  recordAdjustment(transaction, id, after.available - before.available, { by: caller.uid, at });
  const names = toolFields.filter((name) => name in changes);
  recordAudit(transaction, caller, {
    action: 'tool-changed',
    target: { kind: 'tool', id, label: before.toolName },
    before: auditedFields(before, names),
    after: auditedFields(after, names),
  });
  return { ...stored, ...paths };
};

/** A tool before an edit, and its changes. */
interface EditedTool extends ToolEdit {
  before: StaffTool;
}

/**
 * Edits a tool as its stored state requires. A changed stock is recorded in the ledger as an
 * adjustment by the difference. Pictures that it no longer shows are deleted, and a SKU that it no
 * longer has is released. Throws `tool-not-found`, `sku-taken`, and `validation` for fields that do
 * not fit the others, for a picture that is not in the shop's bucket, or for values that another size of its family has.
 */
export const editTool = async (
  id: string,
  editOf: (tool: StaffTool, stored: ToolDocument) => ToolEdit,
  caller: Caller,
): Promise<EditedTool> => {
  const { stored, edit, after } = await transact(async (transaction) => {
    const stored = await readTool(transaction, id);
    const edit = editOf(toStaffTool(id, stored), stored);
    if (Object.keys(edit.changes).length === 0) return { stored, edit };
    const after = await writeChanges(transaction, id, { stored, ...edit }, caller);
    return { stored, edit, after };
  });
  if (after) await removeOldPictures(stored, after);
  return { before: toStaffTool(id, stored), ...edit };
};

/**
 * Updates some fields of a tool, as `editTool` does. With `versions`, the tool must still have one
 * of them. Throws also `precondition-failed`, and `validation` for an empty update.
 */
export const updateTool = async (
  id: string,
  update: ToolUpdate,
  caller: Caller,
  versions?: Versions,
): Promise<Updated> => {
  if (Object.keys(update).length === 0) throw validationError({ updatedInfo: 'Change a field' });
  const editOf = (tool: StaffTool): ToolEdit => {
    checkVersion(tool, { versions, setsStock: 'available' in update });
    return { changes: changesOf(tool, update) };
  };
  const { changes } = await editTool(id, editOf, caller);
  const modifiedCount = Object.keys(changes).length > 0 ? 1 : 0;
  return { acknowledged: true, matchedCount: 1, modifiedCount };
};

/**
 * Deletes a tool, its pictures, its documents and the stock alerts for it, and releases its SKU. With `versions`,
 * the tool must still have one of them. Its ledger stays; a final adjustment writes off the
 * remaining stock. Throws `tool-not-found` and `precondition-failed`.
 */
export const deleteTool = async (
  id: string,
  caller: Caller,
  versions?: Versions,
): Promise<Deleted> => {
  const deleted = await transact(async (transaction) => {
    const storedTool = await readTool(transaction, id);
    const tool = toStaffTool(id, storedTool);
    checkVersion(tool, { versions, setsStock: false });
    await releaseSku(transaction, id, storedTool.sku);
    await leaveFamily(transaction, id, storedTool.familyId ?? '');
    transaction.remove(tools.doc(id));
    recordAdjustment(transaction, id, -tool.available, { by: caller.uid, at: new Date() });
    recordAudit(transaction, caller, {
      action: 'tool-deleted',
      target: { kind: 'tool', id, label: tool.toolName },
      before: auditedFields(tool, toolFields),
      after: {},
    });
    return storedTool;
  });
  await Promise.all([removeOldPictures(deleted), removeAllFiles(id), removeToolAlerts(id)]);
  return { acknowledged: true, deletedCount: 1 };
};
