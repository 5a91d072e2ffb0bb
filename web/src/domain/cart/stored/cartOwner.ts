import { changeCart, newCart, type StoredCart } from './storedCart.ts';

/**
 * The remaining cart after the sign-out: lines that the account has never had are the visitor's
 * again.
 */
const visitorsCart = ({ synced, lines }: StoredCart): StoredCart =>
  synced === null ? { ...newCart, lines } : newCart;

/** Removes the cart of an account from this browser, unless it is the one that is signed in now. */
export const removeOtherCarts = (signedIn: string | null): void =>
  changeCart((cart) => {
    if (cart.owner === null || cart.owner === signedIn) return cart;
    return signedIn === null ? visitorsCart(cart) : newCart;
  });

/** Makes this browser's cart that of an account, with what a visitor has put into it. */
export const adoptCart = (uid: string): void =>
  changeCart((cart) => {
    if (cart.owner === uid) return cart;
    return { ...newCart, owner: uid, lines: cart.owner === null ? cart.lines : [] };
  });
