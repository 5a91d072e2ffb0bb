import {
  type Assortment,
  type CartTool,
  counted,
  isDiscontinued,
  limits,
  type OrderLine,
} from 'functions/contract';
import type { MergedLine } from '../../../domain/cart/stored/mergeIntoCart.ts';

/** A note about a reordered line, beyond the cart. */
export interface LineNotice {
  toolId: string;
  toolName: string;
  text: string;
}

const textOf = (line: OrderLine, merged: MergedLine): string | null => {
  const { outcome, quantity } = merged;
  if (outcome === 'full') {
    return `Not added: the cart already has ${limits.orderLines} tools, which is the most.`;
  }
  return quantity > line.quantity
    ? `Your cart already had more of it: ${counted(quantity, 'piece')} instead of ${line.quantity}.`
    : null;
};

const discontinuedText = (tool: CartTool, { outcome }: MergedLine): string | null =>
  isDiscontinued(tool) && outcome !== 'full'
    ? 'Discontinued. The cart offers its successor, if it has one.'
    : null;

const renamedText = (line: OrderLine, tool: CartTool): string | null =>
  line.toolName === tool.toolName ? null : `It was called “${line.toolName}” in the order.`;

/**
 * The note for the buyer about a reordered line: null if it is in the cart as it was
 * ordered. The cart itself shows another price, and a quantity that can no longer be ordered.
 */
export const lineNotice = (
  line: OrderLine,
  { tool, assortment }: { tool: CartTool | null; assortment: Assortment },
  merged: MergedLine | undefined,
): LineNotice | null => {
  const { toolId } = line;
  if (!tool || !merged) {
    const reason = assortment === 'only' ? 'not in your assortment' : 'no longer on sale';
    return { toolId, toolName: line.toolName, text: `Not added: it is ${reason}.` };
  }
  const texts = [
    discontinuedText(tool, merged),
    textOf(line, merged),
    renamedText(line, tool),
  ].filter((text) => text !== null);
  return texts.length > 0 ? { toolId, toolName: tool.toolName, text: texts.join(' ') } : null;
};
