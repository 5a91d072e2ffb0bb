import { carts } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

/** Removes tools from a cart, with the transaction that orders them. */
export const takeFromCart = async (
  transaction: Transaction,
  uid: string,
  toolIds: readonly string[],
): Promise<void> => {
  const cart = await transaction.read(carts.doc(uid));
  const lines = cart?.lines.filter(({ toolId }) => !toolIds.includes(toolId)) ?? [];
  if (!cart || lines.length === cart.lines.length) return;
  transaction.update(carts.doc(uid), { version: transaction.id, lines, updatedAt: new Date() });
};
