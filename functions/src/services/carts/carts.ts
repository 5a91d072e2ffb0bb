import { createHash } from 'node:crypto';
import type { Cart, CartInput, SavedCart } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { carts } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';

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

/**
 * Replaces the caller's cart. Throws `precondition-failed` with the current cart unless the change
 * was made for its version, and `user-not-found` when the account is being deleted.
 */
export const saveCart = (input: CartInput, { uid }: Owner): Promise<SavedCart> =>
  transact(
    async (transaction) => {
      const storedCart = await transaction.read(carts.doc(uid));
      const cart = toCart(storedCart ?? emptyCart(uid));
      if (cart.version !== input.version) throw new ApiError('precondition-failed', { cart });
      if (!storedCart) await refuseIfDeleted(transaction, uid);
      const content = { version: transaction.id, lines: input.lines, updatedAt: new Date() };
      if (storedCart) transaction.update(carts.doc(uid), content);
      else transaction.create(carts.doc(uid), content);
      return { acknowledged: true, version: transaction.id };
    },
    { confirmBy: { reference: carts.doc(uid), shows: ({ version }, id) => version === id } },
  );

/** Deletes the cart of an account, if it has one. */
export const removeCartOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(carts.doc(uid))) transaction.remove(carts.doc(uid));
  });
