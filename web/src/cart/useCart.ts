import type { CartLine } from 'functions/contract';
import { useSyncExternalStore } from 'react';
import {
  cartLineOf,
  isFull,
  type LineTool,
  quantityIn,
  withLine,
  withoutTool,
} from './cartLines.ts';
import { changeCart, readCart, readServerCart, subscribeToCart } from './storedCart.ts';

/** The lines of the cart, up to date with every tab. */
export const useCartLines = (): CartLine[] =>
  useSyncExternalStore(subscribeToCart, readCart, readServerCart).lines;

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

/** Puts a removed line back in its place. */
export const restoreLine = (line: CartLine, position: number): void =>
  changeLines((lines) =>
    isFull(lines) ? lines : withoutTool(lines, line.toolId).toSpliced(position, 0, line),
  );

/** What adding a tool did: the pieces now in the cart, or nothing because the cart is full. */
export type Added = { quantity: number } | 'full';

/** Adds pieces of a tool to those that the cart has of it. */
export const addToCart = (tool: LineTool, pieces: number): Added => {
  const { lines } = readCart();
  const present = quantityIn(lines, tool._id);
  if (present === 0 && isFull(lines)) return 'full';
  setQuantity(tool, present + pieces);
  return { quantity: present + pieces };
};

/** Removes all tools from the cart. */
export const emptyCart = (): void => changeLines(() => []);
