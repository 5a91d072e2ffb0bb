import type { CartLine, CartRowsInput, CartTool, ResolvedRows } from 'functions/contract';
import { cartLineOf } from '../domain/cart/stored/cartLines.ts';
import type { StoredCart } from '../domain/cart/stored/storedCart.ts';
import { payerKey } from '../lib/session/buyingFor.ts';

/** The response to a call that looks up rows by id. */
export const resolvedRows = (
  body: object | undefined,
  onSale: readonly CartTool[],
  orderMinimum = 0,
  taxRate = 0,
  companiesOnly = false,
): ResolvedRows => ({
  rows: (body as CartRowsInput).rows.map(({ toolId }) => ({
    tool: onSale.find(({ _id }) => _id === toolId) ?? null,
    quantity: 1,
    price: null,
    problem: null,
  })),
  orderMinimum,
  companiesOnly,
  assortment: 'all',
  taxRate,
});

interface TestLine {
  tool: CartTool;
  quantity: number;
}

const linesOf = (lines: readonly TestLine[]): CartLine[] =>
  lines.map(({ tool, quantity }) => cartLineOf(tool, quantity));

const store = (cart: Partial<StoredCart>): void => {
  const key = payerKey('cart');
  localStorage.setItem(key, JSON.stringify(cart));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

/** Stores a visitor's cart as another tab does. */
export const storeCart = (lines: readonly TestLine[]): void => store({ lines: linesOf(lines) });

/** Stores the cart of an account, as the API has it. */
export const storeAccountCart = (lines: readonly TestLine[]): void => {
  const synced = { version: '1', lines: linesOf(lines) };
  store({ owner: 'carla', lines: synced.lines, synced });
};
