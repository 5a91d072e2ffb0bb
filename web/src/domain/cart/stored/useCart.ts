import { type CartLine, limits } from 'functions/contract';
import { cartLineOf, isFull, type LineTool, withLine, withoutTool } from './cartLines.ts';
import { quantityIn } from './quantityIn.ts';
import { changeCart, readCart } from './storedCart.ts';

export { useCartLines, useStoredCart } from './useStoredCart.ts';

const changeLines = (change: (lines: CartLine[]) => CartLine[]): void =>
  changeCart((cart) => ({ ...cart, lines: change(cart.lines) }));

/** Sets the quantity of a tool. Does nothing in a full cart that does not contain the tool. */
export const setQuantity = (tool: LineTool, quantity: number): void =>
  changeLines((lines) =>
    isFull(lines) && quantityIn(lines, tool._id) === 0
      ? lines
      : withLine(lines, cartLineOf(tool, quantity)),
  );

/** Removes a tool from the cart. */
export const removeTool = (toolId: string): void =>
  changeLines((lines) => withoutTool(lines, toolId));

/**
 * Puts a removed or changed line back in its place. Does nothing if the cart is full without it.
 */
export const restoreLine = (line: CartLine, position: number): void =>
  changeLines((lines) => {
    const others = withoutTool(lines, line.toolId);
    return isFull(others) ? lines : others.toSpliced(position, 0, line);
  });

/** The result of adding a tool: the pieces now in the cart, or nothing because the cart is full. */
export type Added = { quantity: number } | 'full';

/**
 * Adds pieces of a tool to those that the cart has of it. The sum may be more than can be ordered:
 * the cart keeps it, and the page of the cart says what is possible.
 */
export const addToCart = (tool: LineTool, pieces: number): Added => {
  const { lines } = readCart();
  const present = quantityIn(lines, tool._id);
  if (present === 0 && isFull(lines)) return 'full';
  const quantity = Math.min(present + pieces, limits.stock.max);
  setQuantity(tool, quantity);
  return { quantity };
};

/** Removes all tools from the cart. */
export const emptyCart = (): void => changeLines(() => []);
