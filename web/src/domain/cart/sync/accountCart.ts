import type { Cart } from 'functions/contract';
import { type JoinedCarts, mergeCarts, rebaseCart } from '../stored/mergeCarts.ts';
import { type ShownChanges, type StoredCart, shownFor } from '../stored/storedCart.ts';

const joinChanges = (
  earlier: ShownChanges | null,
  { added, raised, left }: JoinedCarts,
): ShownChanges | null =>
  added.length + raised.length + left.length === 0
    ? earlier
    : shownFor({
        added: [...(earlier?.added ?? []), ...added],
        raised: [...(earlier?.raised ?? []), ...raised],
        left: [...(earlier?.left ?? []), ...left],
      });

/** An empty cart of the account takes over that of the visitor as it is: nothing was merged. */
const mergeInto = ({ lines }: Cart, visitor: StoredCart['lines']): JoinedCarts => {
  const merged = mergeCarts(lines, visitor);
  return lines.length > 0 ? merged : { ...merged, added: [] };
};

/**
 * The cart in this browser, joined with the account's cart from the API: a cart that was a
 * visitor's is merged into it, and changes that the API does not know are repeated on it.
 */
export const withAccountCart = (cart: StoredCart, account: Cart): StoredCart => {
  const { synced, lines, changes } = cart;
  if (synced?.version === account.version) return cart;
  const joined = synced
    ? rebaseCart(synced.lines, lines, account.lines)
    : mergeInto(account, lines);
  return {
    ...cart,
    lines: joined.lines,
    synced: account,
    changes: joinChanges(changes, joined),
  };
};
