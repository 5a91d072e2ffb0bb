import { createHash } from 'node:crypto';
import type { Account } from '../../accounts.ts';
import { carts } from '../../collections.ts';
import type { Cart, CartInput, CartLine, SavedCart } from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import { refuseIfDeleted } from '../store/deletedAccounts.ts';
import { type Transaction, transact } from '../store/transact.ts';

type Owner = Pick<Account, 'uid'>;

/** The cart of an account that has none. No other account's version matches its version. */
const emptyCart = (uid: string): Cart => ({
  version: createHash('sha256').update(`cart of ${uid}`).digest('base64url'),
  lines: [],
});

const toCart = ({ version, lines }: Cart): Cart => ({ version, lines });

/** The caller's cart. */
export const getCart = async ({ uid }: Owner): Promise<Cart> =>
  toCart((await readDocument(carts.doc(uid))) ?? emptyCart(uid));

const store = (transaction: Transaction, uid: string, lines: CartLine[], isNew: boolean): void => {
  const content = { version: transaction.id, lines, updatedAt: new Date() };
  if (isNew) transaction.create(carts.doc(uid), content);
  else transaction.update(carts.doc(uid), content);
};

/**
 * Replaces the caller's cart. Throws `precondition-failed` with the current cart unless the change was
 * made for its version, and `user-not-found` when the account is being deleted.
 */
export const saveCart = (input: CartInput, { uid }: Owner): Promise<SavedCart> =>
  transact(async (transaction) => {
    const stored = await transaction.read(carts.doc(uid));
    const cart = toCart(stored ?? emptyCart(uid));
    if (cart.version !== input.version) throw new ApiError('precondition-failed', { cart });
    if (!stored) await refuseIfDeleted(transaction, uid);
    store(transaction, uid, input.lines, !stored);
    transaction.proveBy(carts.doc(uid), ({ version }) => version === transaction.id);
    return { acknowledged: true, version: transaction.id };
  });

/** Removes tools from a cart, with the transaction that orders them. */
export const takeFromCart = async (
  transaction: Transaction,
  uid: string,
  toolIds: readonly string[],
): Promise<void> => {
  const cart = await transaction.read(carts.doc(uid));
  const lines = cart?.lines.filter(({ toolId }) => !toolIds.includes(toolId)) ?? [];
  if (cart && lines.length < cart.lines.length) store(transaction, uid, lines, false);
};

/** Deletes the cart of an account, if it has one. */
export const removeCartOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(carts.doc(uid))) transaction.remove(carts.doc(uid));
  });
