import { limits, type StockAdjusted, type StockAdjustmentInput } from '../../../contract/index.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { tools } from '../../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { recordStockChange } from '../../stock/stock.ts';
import { readTool } from '../tools/tools.ts';

const { max } = limits.stock;

const adjusted = (available: number, change: number): number => {
  const result = available + change;
  if (result < 0) throw new ApiError('insufficient-stock', { available });
  if (result > max) throw validationError({ change: `Available pieces must be at most ${max}` });
  return result;
};

/**
 * Changes a tool's stock by a number of pieces and records the reason in ledger and audit log. A
 * retry with the same key gets the first response. Throws `tool-not-found`, `insufficient-stock`
 * when fewer pieces are available, and `validation` when the result exceeds the maximum.
 */
export const adjustStock = (
  id: string,
  { input, key }: IdempotentRequest<StockAdjustmentInput>,
  caller: Caller,
): Promise<StockAdjusted> => {
  const { change, note } = input;
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  return once({ ...sent, checkRights: checkedByRoute }, async (transaction) => {
    const tool = await readTool(transaction, id);
    const available = adjusted(tool.available, change);
    const cause = { reason: 'adjustment', orderId: null, note } as const;
    transaction.update(tools.doc(id), { available });
    recordStockChange(transaction, id, { change, ...cause, by: caller.uid, at: new Date() });
    recordAudit(transaction, caller, {
      action: 'stock-adjusted',
      target: { kind: 'tool', id, label: tool.toolName },
      before: { available: tool.available },
      after: { available, note },
    });
    return { acknowledged: true, available };
  });
};
