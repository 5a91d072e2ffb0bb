import type { Actor } from '../accounts.ts';
import { tools } from '../collections.ts';
import { limits, type StockAdjusted, type StockAdjustmentInput } from '../contract/index.ts';
import { ApiError, validationError } from '../errors.ts';
import { noteAct } from './audit.ts';
import { noteStockChange } from './stock.ts';
import { readTool } from './tools.ts';
import { transact } from './transact.ts';

const { max } = limits.stock;

const adjusted = (available: number, change: number): number => {
  const result = available + change;
  if (result < 0) throw new ApiError('insufficient-stock', { available });
  if (result > max) throw validationError({ change: `Available pieces must be at most ${max}` });
  return result;
};

/**
 * Moves a tool's stock by some pieces, whatever it is at that moment, with the reason in ledger and
 * audit log. Throws `tool-not-found`, `insufficient-stock` when fewer are there than would go, and
 * `validation` when there would be more than a tool can have.
 */
export const adjustStock = (
  id: string,
  { change, note }: StockAdjustmentInput,
  caller: Actor,
): Promise<StockAdjusted> =>
  transact(async (transaction) => {
    const tool = await readTool(transaction, id);
    const available = adjusted(tool.available, change);
    const cause = { reason: 'adjustment', orderId: null, note } as const;
    transaction.update(tools.doc(id), { available });
    noteStockChange(transaction, id, { change, ...cause, by: caller.uid, at: new Date() });
    noteAct(transaction, caller, {
      action: 'stock-adjusted',
      target: { kind: 'tool', id, label: tool.toolName },
      before: { available: tool.available },
      after: { available, note },
    });
    return { acknowledged: true, available };
  });
