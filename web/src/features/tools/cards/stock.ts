import { counted, stockLevelOf, type Tool } from 'functions/contract';

/** A short note about a tool's stock for buyers, if there is one. */
export const stockLabelOf = (tool: Tool): string | null => {
  const isOnSale = tool.stage === 'on-sale';
  const labels = {
    none: isOnSale ? 'Out of stock' : 'Discontinued',
    remainder: `Last ${counted(tool.available, 'piece')}`,
    low: `Only ${tool.available} left`,
    ample: isOnSale ? null : 'Selling out',
  };
  return labels[stockLevelOf(tool)];
};
