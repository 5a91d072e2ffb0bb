import type { Tool } from 'functions/contract';

/** How many minimum orders are left when a tool is about to sell out. */
const fewOrders = 2;

/** How far a tool's stock goes. */
export type StockLevel = 'none' | 'belowMinimum' | 'low' | 'ample';

export const stockLevelOf = ({ available, minOrder }: Tool): StockLevel => {
  if (available === 0) return 'none';
  if (available < minOrder) return 'belowMinimum';
  return available < fewOrders * minOrder ? 'low' : 'ample';
};

/** Whether enough is left of a tool for an order of it. */
export const canBeBought = (tool: Tool): boolean => tool.available >= tool.minOrder;

/** What a buyer should know of a tool's stock at a glance, if anything. */
export const stockLabelOf = (tool: Tool): string | null => {
  const labels = {
    none: 'Out of stock',
    belowMinimum: 'Not enough left for an order',
    low: `Only ${tool.available} left`,
    ample: null,
  };
  return labels[stockLevelOf(tool)];
};

/** Why a tool cannot be bought, in a sentence; null when it can. */
export const stockObstacleOf = (tool: Tool): string | null => {
  if (canBeBought(tool)) return null;
  if (tool.available === 0) return 'Every piece of this tool is sold at the moment.';
  const left = tool.available === 1 ? '1 piece is' : `${tool.available} pieces are`;
  return `Only ${left} left at the moment, fewer than the minimum order of ${tool.minOrder}.`;
};
