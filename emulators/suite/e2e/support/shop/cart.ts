import type { Page } from '@playwright/test';
import { type CartLine, priceLine, type Tool } from 'functions/contract';
import { setLocalStorage } from '../page/localStorage.ts';

/** A line of a cart, as the page stores it when a tool is added. */
const lineOf = ({ tool, quantity }: { tool: Tool; quantity: number }): CartLine => ({
  toolId: tool._id,
  quantity,
  toolName: tool.toolName,
  unitPrice: priceLine(tool, quantity).unitPrice,
});

/** Fills the cart of a visitor without the pages of the tools, from the next page on. */
export const storeVisitorCart = (
  page: Page,
  lines: readonly { tool: Tool; quantity: number }[],
): Promise<void> => {
  const cart = JSON.stringify({ owner: null, lines: lines.map(lineOf), synced: null });
  return setLocalStorage(page, [{ name: 'cart', value: cart }]);
};
