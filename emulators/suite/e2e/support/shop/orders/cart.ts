import type { Page } from '@playwright/test';
import { type CartLine, priceLine, type Tool } from 'functions/contract';
import { type Entry, setLocalStorage } from '../../page/localStorage.ts';

interface Choice {
  tool: Tool;
  quantity: number;
}

/** A line of a cart, as the page stores it when a tool is added. */
const lineOf = ({ tool, quantity }: Choice): CartLine => ({
  toolId: tool._id,
  quantity,
  toolName: tool.toolName,
  unitPrice: priceLine(tool, quantity).unitPrice,
});

/** The cart of a visitor as the browser stores it. */
export const visitorCartEntry = (choices: readonly Choice[]): Entry => ({
  name: 'cart',
  value: JSON.stringify({ owner: null, lines: choices.map(lineOf), synced: null }),
});

/** Fills the cart of a visitor without the pages of the tools, from the next page on. */
export const storeVisitorCart = (page: Page, choices: readonly Choice[]): Promise<void> =>
  setLocalStorage(page, [visitorCartEntry(choices)]);
