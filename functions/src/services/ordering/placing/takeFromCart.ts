import type { BuyerIds } from '../../../store/accounts/caller.ts';
import { carts } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { cartIdOf } from '../../customers/cartId.ts';

/** Removes tools from the buyer's cart, with the transaction that orders them. */
export const takeFromCart = async (
  transaction: Transaction,
  owner: BuyerIds,
  toolIds: readonly string[],
): Promise<void> => {
  const reference = carts.doc(cartIdOf(owner));
  const cart = await transaction.read(reference);
  const lines = cart?.lines.filter(({ toolId }) => !toolIds.includes(toolId)) ?? [];
  if (!cart || lines.length === cart.lines.length) return;
  transaction.update(reference, { version: transaction.id, lines, updatedAt: new Date() });
};
