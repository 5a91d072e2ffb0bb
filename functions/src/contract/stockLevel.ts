import type { Tool } from './tools.ts';

type StockOfTool = Pick<Tool, 'available' | 'minOrder'>;

/** How many minimum orders are left when a tool is about to sell out. */
const lowStockOrders = 2;

/** How far a tool's stock goes. */
export type StockLevel = 'none' | 'belowMinimum' | 'low' | 'ample';

/** How far a tool's stock goes, seen by a buyer: in minimum orders. */
export const stockLevelOf = ({ available, minOrder }: StockOfTool): StockLevel => {
  if (available === 0) return 'none';
  if (available < minOrder) return 'belowMinimum';
  return available < lowStockOrders * minOrder ? 'low' : 'ample';
};

/** Whether enough is left of a tool for an order of it. */
export const canBeBought = ({ available, minOrder }: StockOfTool): boolean => available >= minOrder;
