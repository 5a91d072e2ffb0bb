import {
  type Deleted,
  limits,
  type Relations,
  relatedIdsOf,
  relationLists,
  toolFields,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { tools } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { removeOldPictures } from '../../pictures/pictures.ts';
import { removeToolAlerts } from '../alerts/stockAlerts.ts';
import { removeAllFiles } from '../documents/documentFiles.ts';
import { leaveFamily } from '../families/moveSizes.ts';
import { moveGtin } from '../tools/gtins.ts';
import { releaseSkus } from '../tools/skus.ts';
import { toStaffTool } from '../tools/toolResponse.ts';
import { readTool } from '../tools/tools.ts';
import { checkVersion } from '../tools/toolVersion.ts';
import { auditedFields } from './auditedFields.ts';
import { editTool, recordAdjustment, type Versions } from './editTools.ts';
import { readSkus } from './relations.ts';

const withoutTool = (id: string, { replacedBy, ...tool }: Relations): Partial<Relations> => {
  const lists = relationLists.filter((name) => tool[name].includes(id));
  return {
    ...(replacedBy === id && { replacedBy: '' }),
    ...Object.fromEntries(lists.map((name) => [name, tool[name].filter((other) => other !== id)])),
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'tool-not-found';

/**
 * Lets other tools no longer refer to a deleted one. After the deletion no edit can add a reference to
 * it, so none is left.
 */
const removeReferences = async (id: string, caller: Caller): Promise<void> => {
  const referring = selectFields(tools.where('relatedIds', 'array-contains', id), ['sku']);
  for (const other of await findDocuments(referring, limits.relations.referring)) {
    try {
      await editTool(other.id, (tool) => ({ changes: withoutTool(id, tool) }), caller);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
};

/**
 * Deletes a tool, its pictures, its documents and the stock alerts for it, and releases its SKUs and its GTIN. Others
 * stop referring to it. With `versions`, the tool must still have one of them. Its ledger stays; a final adjustment writes off the
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
    const skus = await readSkus(transaction, relatedIdsOf(tool));
    await releaseSkus(transaction, id, storedTool);
    await leaveFamily(transaction, id, storedTool.familyId ?? '');
    await moveGtin(transaction, id, { from: tool.gtin, to: '' });
    transaction.remove(tools.doc(id));
    recordAdjustment(transaction, id, -tool.available, { by: caller.uid, at: new Date() });
    recordAudit(transaction, caller, {
      action: 'tool-deleted',
      target: { kind: 'tool', id, label: tool.toolName },
      before: auditedFields(tool, toolFields, (other) => skus.get(other) ?? other),
      after: {},
    });
    return storedTool;
  });
  await Promise.all([
    removeOldPictures(deleted),
    removeAllFiles(id),
    removeToolAlerts(id),
    removeReferences(id, caller),
  ]);
  return { acknowledged: true, deletedCount: 1 };
};
