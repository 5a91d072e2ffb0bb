import {
  type ImportedTool,
  relatedIdsOf,
  searchTermsOf,
  type ToolFields,
  toolFields,
  toolIdOf,
} from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { tools } from '../../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { picturePathsOf } from '../../pictures/pictures.ts';
import { recordStockChange } from '../../stock/stock.ts';
import { type StoredValues, storedValues } from '../attributes/toolAttributes.ts';
import { joinFamily } from '../families/moveSizes.ts';
import { moveGtin } from '../tools/gtins.ts';
import { reserveSku } from '../tools/skus.ts';
import { auditedFields } from './auditedFields.ts';
import { checkRelations, type SkuOf } from './relations.ts';
import { newToolFields } from './toolChecks.ts';

const insertTool = (
  transaction: Transaction,
  id: string,
  fields: ToolFields & StoredValues & Pick<ToolDocument, 'familyId'>,
  { caller, skuOf }: { caller: Caller; skuOf: SkuOf },
): void => {
  const at = new Date();
  transaction.create(tools.doc(id), {
    ...fields,
    ...picturePathsOf(fields),
    relatedIds: relatedIdsOf(fields),
    searchTerms: searchTermsOf(fields),
    createdAt: at,
    updatedAt: at,
  });
  const opening = { change: fields.available, reason: 'opening', orderId: null } as const;
  recordStockChange(transaction, id, { ...opening, by: caller.uid, at });
  recordAudit(transaction, caller, {
    action: 'tool-created',
    target: { kind: 'tool', id, label: fields.toolName },
    before: {},
    after: auditedFields(fields, toolFields, skuOf),
  });
};

/** A tool to create, and the family that it joins; empty for none. */
interface NewTool extends IdempotentRequest<ImportedTool> {
  familyId?: string;
}

/** The id of a tool, and whether this call has created it, not an earlier one. */
interface CreatedTool {
  id: string;
  isNew: boolean;
}

/**
 * Creates a tool and reserves its SKU; a retry with the same key creates no second tool, even if
 * the first one has been deleted. The opening stock is the first entry of its ledger. Resolves to
 * the id, which contains the name, and whether the tool is new. Throws `sku-taken`, and
 * `validation` for fields that do not fit together or a picture that is not in the shop's bucket or a value that does not fit its attribute.
 */
export const createTool = async (
  { familyId = '', ...request }: NewTool,
  caller: Caller,
): Promise<CreatedTool> => {
  const checked = newToolFields(request.input);
  const fields = { ...checked, ...(await storedValues(checked)) };
  const { uid, requestId: createdIn } = caller;
  const sent = { caller: uid, ...request, checkRights: checkedByRoute };
  const created = await once(sent, async (transaction) => {
    const id = toolIdOf(fields, transaction.id);
    const sku = await reserveSku(transaction, id, fields);
    await moveGtin(transaction, id, { from: '', to: fields.gtin });
    const skuOf = await checkRelations(transaction, id, undefined, fields);
    await joinFamily(transaction, { id, values: fields }, familyId);
    insertTool(
      transaction,
      id,
      { ...fields, sku, ...(familyId && { familyId }) },
      { caller, skuOf },
    );
    return { id, createdIn };
  });
  return { id: created.id, isNew: created.createdIn === createdIn };
};
