import { limits } from '../limits.ts';
import {
  hasOnlyRemainder,
  type QuantityRules,
  quantityRangeOf,
} from '../quantities/quantityRange.ts';
import type { Tool } from '../tools/model.ts';

/** Stock for fewer smallest orders than this is low. */
const lowStockOrders = 2;

/** The stock level of a tool. */
export type StockLevel = 'none' | 'remainder' | 'low' | 'ample';

/**
 * The stock level of a tool for a buyer: none when no quantity can be ordered, a remainder when
 * only the last pieces can.
 */
export const stockLevelOf = (tool: QuantityRules): StockLevel => {
  const range = quantityRangeOf(tool);
  if (!range) return 'none';
  if (hasOnlyRemainder(tool)) return 'remainder';
  return tool.available < lowStockOrders * range.smallest ? 'low' : 'ample';
};

/**
 * Whether a tool is running out, for an admin. Depends only on its pieces, so that an index can
 * find such tools.
 */
export const isLowStock = ({ available }: Pick<Tool, 'available'>): boolean =>
  available < limits.lowStock;
