import type { OrderLine } from 'functions/contract';
import { quantityIn } from '../../../../domain/cart/stored/quantityIn.ts';
import { readCart } from '../../../../domain/cart/stored/storedCart.ts';
import { removeTool } from '../../../../domain/cart/stored/useCart.ts';
import { syncCart } from '../../../../domain/cart/sync/syncCart.ts';

/**
 * The tools of an accepted offer leave the cart from which the quote was requested: a line with more
 * pieces than were ordered is another purchase, and stays.
 */
export const leaveCartWithOffer = (lines: readonly Pick<OrderLine, 'toolId' | 'quantity'>[]) => {
  for (const { toolId, quantity } of lines) {
    if (quantityIn(readCart().lines, toolId) <= quantity) removeTool(toolId);
  }
};

/**
 * The tools have left the account's cart with the order or the request; without a connection, they
 * leave this one.
 */
export const leaveCart = async (
  uid: string,
  lines: readonly Pick<OrderLine, 'toolId'>[],
): Promise<void> => {
  await syncCart(uid).catch(() => {});
  for (const { toolId } of lines) removeTool(toolId);
};
