import {
  relatedIdsOf,
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
import { storedValues } from '../attributes/toolAttributes.ts';
import { changeFamily, moveCell } from '../families/moveSizes.ts';
import { moveGtin } from '../tools/gtins.ts';
import { moveSku } from '../tools/skus.ts';
import { toStaffTool } from '../tools/toolResponse.ts';
import { changesOf, readTool } from '../tools/tools.ts';
import { checkVersion, type Expectation } from '../tools/toolVersion.ts';
import { auditedFields } from './auditedFields.ts';
import { checkRelations } from './relations.ts';
import { checkChanges, checkPublished } from './toolChecks.ts';

/** The versions of a tool that an edit was made for. */
export type Versions = Expectation['versions'];

/** Records a change of the stock by staff, if there is one. */
export const recordAdjustment = (
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
  /** Set if an import changes the family; empty for none. */
  familyId?: string | undefined;
}

/** The values of a tool whose attributes or category change: they must fit each other. */
export const changedValues = (before: ToolFields, changes: Partial<ToolFields>) =>
  changes.attributes || changes.category ? storedValues({ ...before, ...changes }) : undefined;

const writeChanges = async (
  transaction: Transaction,
  id: string,
  { stored, changes, stockImport, familyId }: ToolEdit & { stored: ToolDocument },
  caller: Caller,
): Promise<PicturePaths> => {
  const at = new Date();
  const before = toStaffTool(id, stored);
  checkChanges(before, changes);
  checkPublished(before, { ...before, ...changes });
  const { sku, gtin } = changes;
  const oldSkus = sku ? await moveSku(transaction, id, stored, sku) : undefined;
  if (gtin !== undefined) await moveGtin(transaction, id, { from: before.gtin, to: gtin });
  const values = await changedValues(before, changes);
  const from = stored.familyId ?? '';
  const size = { id, values: values ?? stored };
  const family =
    familyId === undefined
      ? undefined
      : await changeFamily(transaction, size, { from, to: familyId });
  if (!family && values) await moveCell(transaction, size, from);
  const after = { ...before, ...changes, ...values };
  const skuOf = await checkRelations(transaction, id, before, after);
  const paths = changedPathsOf(changes);
  const searchTerms = searchTermsOf(after);
  transaction.update(tools.doc(id), {
    ...changes,
    ...values,
    ...paths,
    ...(oldSkus && { oldSkus }),
    relatedIds: relatedIdsOf(after),
    ...(stockImport && { stockImport }),
    ...(familyId !== undefined && { familyId }),
    searchTerms,
    updatedAt: at,
  });
  recordAdjustment(transaction, id, after.available - before.available, { by: caller.uid, at });
  const names = toolFields.filter((name) => name in changes);
  recordAudit(transaction, caller, {
    action: 'tool-changed',
    target: { kind: 'tool', id, label: before.toolName },
    before: { ...auditedFields(before, names, skuOf), ...(family && { family: family.from }) },
    after: { ...auditedFields(after, names, skuOf), ...(family && { family: family.to }) },
  });
  return { ...stored, ...paths };
};

/** A tool before an edit, and its changes. */
export interface EditedTool extends ToolEdit {
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
    const isUnchanged = Object.keys(edit.changes).length === 0 && edit.familyId === undefined;
    if (isUnchanged) return { stored, edit };
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
