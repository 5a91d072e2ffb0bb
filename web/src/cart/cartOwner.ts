import { changeCart, newCart } from './storedCart.ts';

/** Removes the cart of an account from this browser, unless it is the one that is signed in now. */
export const removeOtherCarts = (signedIn: string | null): void =>
  changeCart((cart) => (cart.owner === null || cart.owner === signedIn ? cart : newCart));

/** Makes this browser's cart that of an account, with what a visitor has put into it. */
export const adoptCart = (uid: string): void =>
  changeCart((cart) => {
    if (cart.owner === uid) return cart;
    return { ...newCart, owner: uid, lines: cart.owner === null ? cart.lines : [] };
  });
