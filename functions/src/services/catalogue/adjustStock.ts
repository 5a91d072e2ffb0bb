import type { Actor } from '../../accounts.ts';
import { auditLog, tools } from '../../collections.ts';
import { limits, type StockAdjusted, type StockAdjustmentInput } from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import { recordStockChange } from '../ledger/stock.ts';
import { recordAudit } from '../store/audit.ts';
import { type IdempotentRequest, requestIdOf } from '../store/idempotency.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { readTool } from './tools.ts';

const { max } = limits.stock;

const adjusted = (available: number, change: number): number => {
  const result = available + change;
  if (result < 0) throw new ApiError('insufficient-stock', { available });
  if (result > max) throw validationError({ change: `Available pieces must be at most ${max}` });
  return result;
};

/** What an act that was done before has left, as the audit log tells. */
const leftBefore = async (transaction: Transaction): Promise<number | undefined> => {
  const act = await transaction.read(auditLog.doc(transaction.id));
  return act?.after.available as number | undefined;
};

/**
 * Moves a tool's stock by some pieces, whatever it is at that moment, with the reason in ledger and
 * audit log; the same under the same key once, with the first answer. Throws `tool-not-found`,
 * `insufficient-stock` when fewer are there than would go, and `validation` when there would be more
 * than a tool can have.
 */
export const adjustStock = (
  id: string,
  { input, key }: IdempotentRequest<StockAdjustmentInput>,
  caller: Actor,
): Promise<StockAdjusted> => {
  const { change, note } = input;
  const adjust = async (transaction: Transaction): Promise<StockAdjusted> => {
    const tool = await readTool(transaction, id);
    // After the tool: an act that has changed what was read there is found.
    const left = key && (await leftBefore(transaction));
    if (typeof left === 'number') return { acknowledged: true, available: left };
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
  };
  return transact(adjust, requestIdOf(caller.uid, { input: { id, ...input }, key }));
};
