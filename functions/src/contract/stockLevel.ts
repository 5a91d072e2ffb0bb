import { limits } from './limits.ts';
import type { Tool } from './tools.ts';

type StockOfTool = Pick<Tool, 'available' | 'minOrder'>;

/** Stock for fewer minimum orders than this is low. */
const lowStockOrders = 2;

/** The stock level of a tool. */
export type StockLevel = 'none' | 'belowMinimum' | 'low' | 'ample';

/** The stock level of a tool for a buyer, in minimum orders. */
export const stockLevelOf = ({ available, minOrder }: StockOfTool): StockLevel => {
  if (available === 0) return 'none';
  if (available < minOrder) return 'belowMinimum';
  return available < lowStockOrders * minOrder ? 'low' : 'ample';
};

/** Whether the stock is enough for a minimum order. */
export const canBeBought = ({ available, minOrder }: StockOfTool): boolean => available >= minOrder;

/**
 * Whether a tool is running out, for an admin. Depends only on its pieces, so that an index can find
 * such tools.
 */
export const isLowStock = ({ available }: Pick<Tool, 'available'>): boolean =>
  available < limits.lowStock;
