import { canBeBought, type Tool } from 'functions/contract';

/** A sentence that says why a tool cannot be bought, or null. */
export const stockObstacleOf = (tool: Tool): string | null => {
  if (canBeBought(tool)) return null;
  return `This tool is ${tool.stage === 'on-sale' ? 'sold out at the moment' : 'discontinued'}.`;
};
