import { canBeBought, stockLevelOf, type Tool } from 'functions/contract';

/** A short note about a tool's stock for buyers, if there is one. */
export const stockLabelOf = (tool: Tool): string | null => {
  const labels = {
    none: 'Out of stock',
    belowMinimum: 'Not enough left for an order',
    low: `Only ${tool.available} left`,
    ample: null,
  };
  return labels[stockLevelOf(tool)];
};

/** A sentence that says why a tool cannot be bought, or null. */
export const stockObstacleOf = (tool: Tool): string | null => {
  if (canBeBought(tool)) return null;
  if (tool.available === 0) return 'This tool is sold out at the moment.';
  const left = tool.available === 1 ? '1 piece is' : `${tool.available} pieces are`;
  return `Only ${left} left at the moment, fewer than the minimum order of ${tool.minOrder}.`;
};
