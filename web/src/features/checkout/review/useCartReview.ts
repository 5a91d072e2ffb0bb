import { type CartLine, counted } from 'functions/contract';
import { useState } from 'react';
import { readCart } from '../../../domain/cart/stored/storedCart.ts';
import { removeTool, setQuantity } from '../../../domain/cart/stored/useCart.ts';
import type { CartProblem, Repair } from './cartProblems.ts';

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

const repairLine = ({ line }: CartProblem, repair: Repair) => {
  if (repair.kind === 'remove') removeTool(line.toolId);
  else setQuantity(repair.tool, repair.quantity);
};

/**
 * The changes of the cart by other tabs or devices since the buyer saw it, and the repairs of
 * lines.
 */
export const useCartReview = (lines: readonly CartLine[]) => {
  const [seen, setSeen] = useState(lines);
  return {
    changes: cartChanges(seen, lines),
    acknowledge: () => setSeen(lines),
    /** A repair is a change that the buyer makes here. It hides no change of another tab. */
    repair: (problem: CartProblem, repair: Repair) => {
      repairLine(problem, repair);
      const { toolId } = problem.line;
      const repaired = readCart().lines.filter((line) => line.toolId === toolId);
      setSeen([...seen.filter((line) => line.toolId !== toolId), ...repaired]);
    },
  };
};
