import type { CartLine } from 'functions/contract';
import { sharedStorage } from '../../../lib/browser/browserStorage.ts';
import { visitorsLine } from './cartLines.ts';
import { mergeCarts } from './mergeCarts.ts';
import {
  cartKey,
  changeCart,
  newCart,
  notifyCart,
  ownCartKey,
  parseCart,
  readCart,
  type StoredCart,
  shownFor,
} from './storedCart.ts';

/**
 * The remaining cart after the sign-out: lines that the account has never had are the visitor's
 * again, at list prices.
 */
const visitorsCart = ({ synced, lines }: StoredCart): StoredCart =>
  synced === null ? { ...newCart, lines: lines.map(visitorsLine) } : newCart;

const isOther = ({ owner }: StoredCart, signedIn: string | null) =>
  owner !== null && owner !== signedIn;

const readAt = (key: string): StoredCart => parseCart(sharedStorage.read(key));

/** Moves the lines that no account has ever had back to the visitor's cart. */
const removeCompanyCart = (key: string, signedIn: string | null): void => {
  const { lines } = visitorsCart(readAt(key));
  sharedStorage.remove(key);
  const own = readAt(ownCartKey);
  if (signedIn !== null || own.owner !== null || lines.length === 0) return;
  const cart = { ...own, lines: mergeCarts(own.lines, lines).lines };
  sharedStorage.write(ownCartKey, JSON.stringify(cart));
};

/** Removes the carts of an account from this browser, unless it is the one that is signed in now. */
export const removeOtherCarts = (signedIn: string | null): void => {
  const own = readAt(ownCartKey);
  if (isOther(own, signedIn)) {
    const cart = signedIn === null ? visitorsCart(own) : newCart;
    sharedStorage.write(ownCartKey, JSON.stringify(cart));
  }
  for (const key of sharedStorage.keys()) {
    const isOfCompany = key.startsWith(`${ownCartKey} `);
    if (isOfCompany && isOther(readAt(key), signedIn)) removeCompanyCart(key, signedIn);
  }
  notifyCart();
};

/** Removes the cart for a company of which the account is no member any more. */
export const removeCartOf = (companyId: string): void => {
  sharedStorage.remove(`${ownCartKey} ${companyId}`);
  notifyCart();
};

/**
 * Puts the lines of this page's cart at list prices also into the one for a company, whose first
 * page joins them with those that the API has.
 */
export const copyCartTo = (companyId: string): void => {
  const key = `${ownCartKey} ${companyId}`;
  const cart = readAt(key);
  const { lines } = mergeCarts(cart.lines, readCart().lines.map(visitorsLine));
  sharedStorage.write(key, JSON.stringify({ ...cart, lines }));
};

/** Takes what a visitor has put into the cart, if this page buys for a company. */
const takeVisitorsLines = (): CartLine[] => {
  if (cartKey() === ownCartKey) return [];
  const { owner, lines } = readAt(ownCartKey);
  if (owner !== null || lines.length === 0) return [];
  sharedStorage.remove(ownCartKey);
  return lines;
};

/**
 * Makes the cart of this page that of an account, which may buy for a company, with what a visitor
 * has put into it.
 */
export const adoptCart = (uid: string): void => {
  const visitors = takeVisitorsLines();
  changeCart((cart) => {
    if (cart.owner === uid && visitors.length === 0) return cart;
    if (cart.owner === uid) return { ...cart, lines: mergeCarts(cart.lines, visitors).lines };
    const lines = cart.owner === null ? cart.lines : [];
    return { ...newCart, owner: uid, lines: mergeCarts(lines, visitors).lines };
  });
};

/**
 * Puts the lines of the account's cart for another payer also into the one of this page, at list
 * prices until its prices are read, and shows the result. False if that changes nothing.
 */
export const copyCartFrom = (companyId: string, uid: string): boolean => {
  const from = readAt(companyId ? `${ownCartKey} ${companyId}` : ownCartKey);
  if (from.owner !== uid) return false;
  adoptCart(uid);
  const cart = readCart();
  const { lines, ...changes } = mergeCarts(cart.lines, from.lines.map(visitorsLine));
  if (Object.values(changes).every((names) => names.length === 0)) return false;
  changeCart(() => ({ ...cart, lines, changes: shownFor(changes) }));
  return true;
};
