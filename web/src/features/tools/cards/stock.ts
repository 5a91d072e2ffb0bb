import { canBeBought, counted, stockLevelOf, type Tool } from 'functions/contract';

/** A short note about a tool's stock for buyers, if there is one. */
export const stockLabelOf = (tool: Tool): string | null => {
  const labels = {
    none: 'Out of stock',
    remainder: `Last ${counted(tool.available, 'piece')}`,
    low: `Only ${tool.available} left`,
    ample: null,
  };
  return labels[stockLevelOf(tool)];
};

/** A sentence that says why a tool cannot be bought, or null. */
export const stockObstacleOf = (tool: Tool): string | null => {
  if (canBeBought(tool)) return null;
  return 'This tool is sold out at the moment.';
};
