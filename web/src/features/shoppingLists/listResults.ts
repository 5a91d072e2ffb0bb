import {
  type Assortment,
  type CartTool,
  counted,
  fittedQuantity,
  formatCount,
  limits,
  quantityRangeOf,
  type ShoppingLine,
} from 'functions/contract';
import { goneTextOf } from '../../domain/cart/priced/resolveCart.ts';
import { cartLineOf } from '../../domain/cart/stored/cartLines.ts';
import { type MergedLine, mergeIntoCart } from '../../domain/cart/stored/mergeIntoCart.ts';

/** What became of a line of a list. */
export interface LineResult {
  toolId: string;
  toolName: string;
  outcome: 'added' | 'changed' | 'left';
  text: string;
}

/** The tool of each line as the payer sees it now; null if there is none. */
export interface ListTools {
  tools: ReadonlyMap<string, CartTool | null>;
  assortment: Assortment;
}

/** Why a tool cannot be ordered in this quantity or a smaller one; null if it can. */
const obstacleOf = (tool: CartTool, quantity: number): string | null => {
  const range = quantityRangeOf(tool);
  if (!range) return 'Not added: it is sold out.';
  return quantity < range.smallest && range.smallest <= tool.available
    ? `Not added: the smallest order is ${counted(range.smallest, 'piece')}.`
    : null;
};

const mergedResult = (line: ShoppingLine, fitted: number, merged: MergedLine): LineResult => {
  const { toolId, quantity: wanted } = line;
  const { toolName } = merged.line;
  if (merged.outcome === 'full') {
    const text = `Not added: a cart has room for ${limits.orderLines} tools.`;
    return { toolId, toolName, outcome: 'left', text };
  }
  if (merged.quantity > fitted) {
    const text = `Your cart already had more of it: ${counted(merged.quantity, 'piece')}.`;
    return { toolId, toolName, outcome: 'changed', text };
  }
  if (fitted === wanted) {
    return { toolId, toolName, outcome: 'added', text: `Added: ${counted(fitted, 'piece')}.` };
  }
  const text = `Added: ${counted(fitted, 'piece')} instead of ${formatCount(wanted)}, which cannot be ordered now.`;
  return { toolId, toolName, outcome: 'changed', text };
};

/**
 * Puts the lines of a list into the cart, which keeps a larger quantity, and says what became of each
 * of them. Quantities are fitted to packs, maximum and stock; one below the smallest order is not
 * raised, since it would cost more than the list says.
 */
export const addListToCart = (
  lines: readonly ShoppingLine[],
  { tools, assortment }: ListTools,
): LineResult[] => {
  const checked = lines.map((line) => {
    const tool = tools.get(line.toolId);
    const gone = `Not added: ${goneTextOf({ assortment }).toLowerCase()}.`;
    const obstacle = tool ? obstacleOf(tool, line.quantity) : gone;
    const fitted = tool && !obstacle ? fittedQuantity(tool, line.quantity) : null;
    return { line, tool, obstacle, fitted };
  });
  const added = mergeIntoCart(
    checked.flatMap(({ tool, fitted }) => (tool && fitted ? cartLineOf(tool, fitted) : [])),
  );
  const merged = new Map(added.map((one) => [one.line.toolId, one]));
  return checked.map(({ line, tool, obstacle, fitted }) => {
    const result = merged.get(line.toolId);
    if (result && fitted) return mergedResult(line, fitted, result);
    const { toolId, toolName } = line;
    const text = obstacle ?? 'Not added: it is sold out.';
    return { toolId, toolName: tool?.toolName ?? toolName, outcome: 'left', text };
  });
};

/** The result for all lines, in one sentence. */
export const resultsText = (results: readonly LineResult[]): string => {
  const inCart = results.filter(({ outcome }) => outcome !== 'left').length;
  if (inCart === 0) return 'None of the tools could be added to your cart.';
  if (inCart < results.length)
    return `${inCart} of ${counted(results.length, 'tool')} are in your cart.`;
  return results.length === 1
    ? 'The tool is in your cart.'
    : `All ${results.length} tools are in your cart.`;
};
