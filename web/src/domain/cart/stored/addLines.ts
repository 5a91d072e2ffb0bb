import type { CartLine } from 'functions/contract';
import { cartLineOf, isFull, type LineTool, withLine, withoutTool } from './cartLines.ts';
import { quantityIn } from './quantityIn.ts';
import { changeCart, readCart } from './storedCart.ts';

/** Pieces of a tool to add. */
export interface NewLine {
  tool: LineTool;
  quantity: number;
}

/** The result of adding several tools. */
export interface AddedLines {
  /** The added tools, with the pieces that the cart had of each before. */
  added: (NewLine & { before: number })[];
  /** The tools for which the cart has no place. */
  left: NewLine[];
}

/** Adds pieces of several tools in one change, as far as the cart has places. */
export const addLines = (wanted: readonly NewLine[]): AddedLines => {
  const result: AddedLines = { added: [], left: [] };
  let { lines } = readCart();
  for (const line of wanted) {
    const before = quantityIn(lines, line.tool._id);
    if (before === 0 && isFull(lines)) result.left.push(line);
    else {
      result.added.push({ ...line, before });
      lines = withLine(lines, cartLineOf(line.tool, before + line.quantity));
    }
  }
  changeCart((cart) => ({ ...cart, lines }));
  return result;
};

const withoutPieces = (lines: readonly CartLine[], { tool, quantity }: NewLine): CartLine[] => {
  const remainder = quantityIn(lines, tool._id) - quantity;
  return remainder > 0
    ? withLine(lines, cartLineOf(tool, remainder))
    : withoutTool(lines, tool._id);
};

/** Takes the pieces out again. Other changes of the cart remain. */
export const removeAddedLines = ({ added }: AddedLines): void =>
  changeCart((cart) => ({ ...cart, lines: added.reduce(withoutPieces, cart.lines) }));
