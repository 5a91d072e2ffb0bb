import { type CartLine, counted } from 'functions/contract';

const byTool = (lines: readonly CartLine[]) => new Map(lines.map((line) => [line.toolId, line]));

/** The changes from one state of the cart to another, a text for each tool. */
export const cartChanges = (before: readonly CartLine[], after: readonly CartLine[]): string[] => {
  const [earlier, now] = [byTool(before), byTool(after)];
  const gone = before.filter(({ toolId }) => !now.has(toolId));
  const present = after.flatMap(({ toolId, toolName, quantity }) => {
    const was = earlier.get(toolId)?.quantity;
    if (was === quantity) return [];
    const pieces = counted(quantity, 'piece');
    return was === undefined
      ? `${toolName} added: ${pieces}`
      : `${toolName}: now ${pieces}, before ${counted(was, 'piece')}`;
  });
  return [...gone.map(({ toolName }) => `${toolName} removed`), ...present];
};
