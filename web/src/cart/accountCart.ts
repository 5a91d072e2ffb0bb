import type { Cart } from 'functions/contract';
import { type CartChanges, type JoinedCarts, mergeCarts, rebaseCart } from './mergeCarts.ts';
import type { StoredCart } from './storedCart.ts';

const joinChanges = (
  earlier: CartChanges | null,
  { added, raised, left }: JoinedCarts,
): CartChanges | null =>
  added.length + raised.length + left.length === 0
    ? earlier
    : {
        added: [...(earlier?.added ?? []), ...added],
        raised: [...(earlier?.raised ?? []), ...raised],
        left: [...(earlier?.left ?? []), ...left],
      };

/**
 * The cart in this browser, joined with the account's cart from the API: a cart that was a visitor's is
 * merged into it, and changes that the API does not know are repeated on it.
 */
export const withAccountCart = (cart: StoredCart, account: Cart): StoredCart => {
  const { synced, lines, changes } = cart;
  if (synced?.version === account.version) return cart;
  const joined = synced
    ? rebaseCart(synced.lines, lines, account.lines)
    : mergeCarts(account.lines, lines);
  return {
    ...cart,
    lines: joined.lines,
    synced: account,
    changes: joinChanges(changes, joined),
  };
};
