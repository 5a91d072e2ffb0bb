import { createHash } from 'node:crypto';
import type { Cart, CartInput, SavedCart } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { BuyerIds } from '../../store/accounts/caller.ts';
import { carts } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { cartIdOf } from '../customers/cartId.ts';

/** A cart that is not stored. No other one's version matches its version. */
const emptyCart = (id: string): Cart => ({
  version: createHash('sha256').update(`cart of ${id}`).digest('base64url'),
  lines: [],
});

const toCart = ({ version, lines }: Cart): Cart => ({ version, lines });

/** The caller's cart for the payer. */
export const getCart = async (owner: BuyerIds): Promise<Cart> => {
  const id = cartIdOf(owner);
  return toCart((await readDocument(carts.doc(id))) ?? emptyCart(id));
};

/**
 * Replaces the caller's cart for the payer. Throws `precondition-failed` with the current cart unless the change
 * was made for its version, and `user-not-found` when the account is being deleted.
 */
export const saveCart = (input: CartInput, owner: BuyerIds): Promise<SavedCart> => {
  const id = cartIdOf(owner);
  const reference = carts.doc(id);
  const save = async (transaction: Transaction): Promise<SavedCart> => {
    const storedCart = await transaction.read(reference);
    const cart = toCart(storedCart ?? emptyCart(id));
    if (cart.version !== input.version) throw new ApiError('precondition-failed', { cart });
    if (!storedCart) await refuseIfDeleted(transaction, owner.uid);
    const content = { version: transaction.id, lines: input.lines, updatedAt: new Date() };
    if (storedCart) transaction.update(reference, content);
    else transaction.create(reference, content);
    return { acknowledged: true, version: transaction.id };
  };
  return transact(save, {
    confirmBy: { reference, shows: ({ version }, transactionId) => version === transactionId },
  });
};

/** Deletes the cart of an account, if it has one. */
export const removeCartOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(carts.doc(uid))) transaction.remove(carts.doc(uid));
  });
