import type { OrderLine } from 'functions/contract';
import { removeTool } from '../../../../domain/cart/stored/useCart.ts';
import { syncCart } from '../../../../domain/cart/sync/syncCart.ts';

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
