import type { OrderInput } from '../../../contract/index.ts';
import type { BuyerIds } from '../../../store/accounts/caller.ts';
import { carts } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { cartIdOf } from '../../customers/cartId.ts';

/** Removes the tools of an order from the buyer's cart, with the transaction, if they come from it. */
export const takeFromCart = async (
  transaction: Transaction,
  owner: BuyerIds,
  { fromCart, lines: ordered }: Pick<OrderInput, 'fromCart' | 'lines'>,
): Promise<void> => {
  if (!fromCart) return;
  const toolIds = ordered.map(({ toolId }) => toolId);
  const reference = carts.doc(cartIdOf(owner));
  const cart = await transaction.read(reference);
  const lines = cart?.lines.filter(({ toolId }) => !toolIds.includes(toolId)) ?? [];
  if (!cart || lines.length === cart.lines.length) return;
  transaction.update(reference, { version: transaction.id, lines, updatedAt: new Date() });
};
