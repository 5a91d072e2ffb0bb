import { type Cart, type CartLine, limits } from 'functions/contract';

/**
 * The cart in this browser, which all tabs share. A visitor's cart is nowhere else; that of a customer
 * is also stored by the API, and changes here are sent there.
 */
export interface StoredCart {
  /** The uid of the account; null for a visitor. */
  owner: string | null;
  lines: CartLine[];
  /** The account's cart as the API last had it; null if that is not known. */
  synced: Cart | null;
}

const storageKey = 'cart';

const emptyCart: StoredCart = { owner: null, lines: [], synced: null };

const isCount = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;

const isText = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value !== '' && value.length <= max;

const isLine = (value: unknown): value is CartLine => {
  const { toolId, quantity, toolName, unitPrice } = (value ?? {}) as Partial<CartLine>;
  return (
    isText(toolId, limits.documentId) &&
    isText(toolName, limits.toolName) &&
    isCount(quantity, limits.stock.max) &&
    isCount(unitPrice, limits.price.max * 100)
  );
};

/** The valid lines, one per tool. Anyone can edit local storage. */
const validLines = (lines: unknown): CartLine[] => {
  const valid = Array.isArray(lines) ? lines.filter(isLine) : [];
  const byTool = new Map(valid.map((line) => [line.toolId, line]));
  return [...byTool.values()].slice(0, limits.orderLines);
};

const toSynced = (synced: Partial<Cart> | null | undefined): Cart | null =>
  isText(synced?.version, limits.cartVersion)
    ? { version: synced?.version as string, lines: validLines(synced?.lines) }
    : null;

const parse = (text: string | null): StoredCart => {
  try {
    const { owner, lines, synced } = (JSON.parse(text ?? '{}') ?? {}) as Partial<StoredCart>;
    return {
      owner: typeof owner === 'string' ? owner : null,
      lines: validLines(lines),
      synced: toSynced(synced),
    };
  } catch {
    return emptyCart;
  }
};

/** What was read last, so that an unchanged cart stays the same object. */
let last: { text: string | null; cart: StoredCart } = { text: null, cart: emptyCart };

/** The stored text; without local storage, what this tab wrote. */
const storedText = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return last.text;
  }
};

/** The cart as it is now, the same object until it changes. */
export const readCart = (): StoredCart => {
  const text = storedText();
  if (text !== last.text) last = { text, cart: parse(text) };
  return last.cart;
};

const listeners = new Set<() => void>();

/** Calls the listener after each change, also by another tab, until the returned function is called. */
export const subscribeToCart = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Changes the cart, from its current state. */
export const changeCart = (change: (cart: StoredCart) => StoredCart): void => {
  const text = JSON.stringify(change(readCart()));
  last = { text, cart: parse(text) };
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Local storage is full or blocked: the cart lasts as long as this tab.
  }
  for (const listener of listeners) listener();
};

/** The cart before the page runs in a browser. */
export const readServerCart = (): StoredCart => emptyCart;
