import type { CartLine } from 'functions/contract';
import type { StoredCart } from './storedCart.ts';

const isSameLine = (line: CartLine, other: CartLine | undefined): boolean =>
  line.toolId === other?.toolId &&
  line.quantity === other.quantity &&
  line.toolName === other.toolName &&
  line.unitPrice === other.unitPrice;

/** Whether two carts have the same lines in the same order. */
export const areSameLines = (lines: readonly CartLine[], others: readonly CartLine[]): boolean =>
  lines.length === others.length && lines.every((line, at) => isSameLine(line, others[at]));

/** Whether the cart has changes that the API does not know. */
export const hasUnsavedChanges = ({ synced, lines }: StoredCart): boolean =>
  synced !== null && !areSameLines(lines, synced.lines);

/**
 * Whether the account has all that is in the cart of this browser. That of a visitor has no
 * account.
 */
export const isSaved = (cart: StoredCart): boolean =>
  cart.owner === null ||
  (cart.synced === null ? cart.lines.length === 0 : !hasUnsavedChanges(cart));
