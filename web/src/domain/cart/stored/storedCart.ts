import { type Cart, limits, toCents } from 'functions/contract';
import { sharedStorage } from '../../../lib/browser/browserStorage.ts';
import { payerKey } from '../../../lib/session/buyingFor.ts';
import { subscribeToSession } from '../../../lib/session/session.ts';
import type { StoredLine } from './cartLines.ts';
import type { CartChanges } from './mergeCarts.ts';

/** The result of joining carts, and until when it is shown, in ms since 1970. */
export interface ShownChanges extends CartChanges {
  until: number;
}

const shownMs = 8_000;

/** Changes that are shown from now on. */
export const shownFor = (changes: CartChanges): ShownChanges => ({
  ...changes,
  until: Date.now() + shownMs,
});

/**
 * The cart in this browser of a payer, which all tabs share that buy for them. A visitor's cart is
 * nowhere else; that of a customer is also stored by the API, and changes here are sent there.
 */
export interface StoredCart {
  /** The uid of the account; null for a visitor. */
  owner: string | null;
  lines: StoredLine[];
  /** The account's cart as the API last had it; null if that is not known. */
  synced: Cart | null;
  /** The result of joining carts, for a short time. */
  changes: ShownChanges | null;
}

/** The key of the cart of a visitor, or of an account that buys for itself. */
export const ownCartKey = 'cart';

/** The key of the cart for whom this page buys. */
export const cartKey = (): string => payerKey(ownCartKey);

/** The cart of a visitor who has chosen nothing yet. */
export const newCart: StoredCart = { owner: null, lines: [], synced: null, changes: null };

const isCount = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;

/** The server accepts no text without one. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && visible.test(value);

const isPrice = (value: unknown): boolean => isCount(value, toCents(limits.price.max));

const isLine = (value: unknown): value is StoredLine => {
  const { toolId, quantity, toolName, unitPrice, listPrice } = (value ?? {}) as Partial<StoredLine>;
  return (
    isText(toolId, limits.documentId) &&
    isText(toolName, limits.toolName) &&
    isCount(quantity, limits.stock.max) &&
    isPrice(unitPrice) &&
    (listPrice === undefined || isPrice(listPrice))
  );
};

/** The valid lines, one per tool. Anyone can edit local storage. */
const validLines = (lines: unknown): StoredLine[] => {
  const valid = Array.isArray(lines) ? lines.filter(isLine) : [];
  const byTool = new Map(valid.map((line) => [line.toolId, line]));
  return [...byTool.values()].slice(0, limits.orderLines);
};

const toSynced = (synced: Partial<Cart> | null | undefined): Cart | null =>
  isText(synced?.version, limits.cartVersion)
    ? { version: synced.version, lines: validLines(synced.lines) }
    : null;

const validNames = (names: unknown): string[] =>
  Array.isArray(names) ? names.filter((name) => isText(name, limits.toolName)) : [];

const toChanges = (changes: Partial<ShownChanges> | null | undefined): ShownChanges | null =>
  typeof changes?.until === 'number' && changes.until > Date.now()
    ? {
        until: changes.until,
        added: validNames(changes.added),
        raised: validNames(changes.raised),
        left: validNames(changes.left),
      }
    : null;

export const parseCart = (text: string | null): StoredCart => {
  try {
    const { owner, lines, synced, changes }: Partial<StoredCart> = JSON.parse(text ?? '{}') ?? {};
    return {
      owner: typeof owner === 'string' ? owner : null,
      lines: validLines(lines),
      synced: toSynced(synced),
      changes: toChanges(changes),
    };
  } catch {
    return newCart;
  }
};

/** The last state that was read, so that an unchanged cart stays the same object. */
let last: { text: string | null; cart: StoredCart } = { text: null, cart: newCart };

/** The cart as it is now, the same object until it changes. */
export const readCart = (): StoredCart => {
  const text = sharedStorage.read(cartKey());
  if (text !== last.text) last = { text, cart: parseCart(text) };
  return last.cart;
};

const listeners = new Set<() => void>();

/** Another tab has changed the cart, or could have while this page was frozen. */
const outsideChanges = ['storage', 'pageshow'] as const;

/**
 * Calls the listener after each change, also by another tab, until the returned function is called.
 */
export const subscribeToCart = (listener: () => void): (() => void) => {
  listeners.add(listener);
  for (const event of outsideChanges) window.addEventListener(event, listener);
  // Whose cart it is follows from the session.
  const unsubscribe = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
    for (const event of outsideChanges) window.removeEventListener(event, listener);
  };
};

/** Calls the listeners, after a change of the cart. */
export const notifyCart = (): void => {
  for (const listener of listeners) listener();
};

/** Changes the cart, from its current state. */
export const changeCart = (change: (cart: StoredCart) => StoredCart): void => {
  const cart = readCart();
  const changed = change(cart);
  if (changed === cart) return;
  sharedStorage.write(cartKey(), JSON.stringify(changed));
  notifyCart();
};

/** The cart before the page runs in a browser. */
export const readServerCart = (): StoredCart => newCart;
