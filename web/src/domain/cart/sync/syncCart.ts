import { apiRoutes, type Cart } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { getSession } from '../../../lib/session/session.ts';
import { cartLineFrom } from '../stored/cartLines.ts';
import { adoptCart } from '../stored/cartOwner.ts';
import { changeCart, readCart } from '../stored/storedCart.ts';
import { hasUnsavedChanges, isSaved } from '../stored/unsavedChanges.ts';
import { withAccountCart } from './accountCart.ts';

/** Conflicts in a row; then the next occasion tries again. */
const maxConflicts = 5;

/** Runs one synchronisation at a time, of all tabs where the browser has locks. */
const exclusively = <Result>(run: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('cart', run) : run();

const isSignedIn = (uid: string): boolean => {
  const session = getSession();
  return session.status === 'signedIn' && session.user.uid === uid;
};

/** Whether the account is still signed in and owns the cart of this browser. */
const isOwner = (uid: string): boolean => isSignedIn(uid) && readCart().owner === uid;

const accept = (uid: string, account: Cart): void => {
  if (isOwner(uid)) changeCart((cart) => withAccountCart(cart, account));
};

const read = async (uid: string): Promise<void> => accept(uid, await callApi(apiRoutes.getCart));

const send = async (uid: string, sent: Cart): Promise<void> => {
  const { version } = await callApi(apiRoutes.saveCart, { body: sent });
  if (isOwner(uid)) changeCart((cart) => ({ ...cart, synced: { version, lines: sent.lines } }));
};

const conflictingCart = (error: unknown): Cart | undefined =>
  error instanceof ApiProblem && error.code === 'precondition-failed' && 'cart' in error.details
    ? error.details.cart
    : undefined;

/**
 * Sends the changes until none is left, or others have changed the account's cart too often
 * meanwhile.
 */
const sendChanges = async (uid: string): Promise<void> => {
  let conflicts = 0;
  for (let cart = readCart(); isOwner(uid) && hasUnsavedChanges(cart); cart = readCart()) {
    const { synced, lines } = cart;
    await send(uid, { version: synced?.version ?? '', lines: lines.map(cartLineFrom) }).catch(
      (error: unknown) => {
        const current = conflictingCart(error);
        conflicts += 1;
        if (!current || conflicts === maxConflicts) throw error;
        accept(uid, current);
      },
    );
  }
};

/**
 * Makes the cart of this browser and that of the account equal: it sends the changes, or reads the
 * account's cart if there are none.
 * @throws {ApiProblem} as callApi. The changes then stay in this browser.
 */
export const syncCart = async (uid: string): Promise<void> => {
  if (!isSignedIn(uid)) return;
  adoptCart(uid);
  const hadChanges = hasUnsavedChanges(readCart());
  await exclusively(async () => {
    if (!hadChanges && isOwner(uid)) await read(uid);
    await sendChanges(uid);
  });
};

const maxWaitMs = 2_000;

const timeUp = () => new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));

/** Before the page is left for another account or payer, sends changes of the cart, if that is possible soon. */
export const saveCartInTime = async (): Promise<void> => {
  const cart = readCart();
  if (cart.owner === null || isSaved(cart)) return;
  await Promise.race([syncCart(cart.owner).catch(() => {}), timeUp()]);
};
