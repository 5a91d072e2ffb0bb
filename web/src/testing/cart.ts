import type { CartRowsInput, CartTool, ResolvedRows } from 'functions/contract';
import { cartLineOf } from '../cart/cartLines.ts';

/** The response to a call that looks up rows by id. */
export const resolvedRows = (
  body: object | undefined,
  onSale: readonly CartTool[],
  orderMinimum = 0,
): ResolvedRows => ({
  rows: (body as CartRowsInput).rows.map(({ toolId }) => ({
    tool: onSale.find(({ _id }) => _id === toolId) ?? null,
    quantity: 1,
    price: null,
    problem: null,
  })),
  orderMinimum,
});

/** Stores a visitor's cart as another tab does. */
export const storeCart = (lines: readonly { tool: CartTool; quantity: number }[]): void => {
  const cartLines = lines.map(({ tool, quantity }) => cartLineOf(tool, quantity));
  localStorage.setItem('cart', JSON.stringify({ owner: null, lines: cartLines, synced: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
};
