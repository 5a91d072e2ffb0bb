import {
  type CartTool,
  checkLine,
  counted,
  formatCents,
  formatCount,
  limits,
  type OrderLine,
  priceLine,
} from 'functions/contract';
import type { MergedLine } from '../../../cart/mergeIntoCart.ts';

/** What is gone or has changed since a line was ordered. */
export interface LineNotice {
  toolId: string;
  toolName: string;
  text: string;
}

const priceText = ({ quantity, unitPrice: ordered }: OrderLine, tool: CartTool) => {
  const { unitPrice } = priceLine(tool, quantity);
  return unitPrice === ordered
    ? []
    : [`${formatCents(ordered)} in the order, ${formatCents(unitPrice)} now.`];
};

const quantityText = (tool: CartTool, quantity: number) => {
  const problem = checkLine(tool, { quantity });
  if (!problem) return [];
  if (problem.available === 0) return ['Sold out.'];
  return [`${formatCount(quantity)} can no longer be ordered: ${problem.message}.`];
};

const nameText = ({ toolName }: OrderLine, tool: CartTool) =>
  toolName === tool.toolName ? [] : [`“${toolName}” in the order.`];

const changes = (line: OrderLine, tool: CartTool, { outcome, quantity }: MergedLine): string[] => {
  if (outcome === 'full') {
    return [`Not added: the cart already has ${limits.orderLines} tools, which is the most.`];
  }
  const isMore = quantity > line.quantity;
  return [
    ...nameText(line, tool),
    ...(isMore ? [`Your cart already had more of it: ${counted(quantity, 'piece')}.`] : []),
    ...(isMore ? [] : priceText(line, tool)),
    ...quantityText(tool, quantity),
  ];
};

/** What the buyer should know about a line that was ordered again; null if nothing has changed. */
export const lineNotice = (
  line: OrderLine,
  tool: CartTool | null,
  added: MergedLine | undefined,
): LineNotice | null => {
  const { toolId } = line;
  if (!tool || !added) {
    return { toolId, toolName: line.toolName, text: 'Not added: it is no longer on sale.' };
  }
  const texts = changes(line, tool, added);
  return texts.length > 0 ? { toolId, toolName: tool.toolName, text: texts.join(' ') } : null;
};
