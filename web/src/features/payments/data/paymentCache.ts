import type { QueryClient } from '@tanstack/react-query';
import { orderDependents, orderKeys } from '../../../domain/order/orderCache.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';

/** Below the key of all orders, so that each change of an order refreshes its payments too. */
export const paymentsKey = (idOrNumber: string) => ['orders', 'payments', idOrNumber];

/** Refreshes the orders, and all that depends on their payments. Resolves with the orders. */
export const refreshPayments = async (client: QueryClient): Promise<void> => {
  for (const key of orderDependents) void invalidateQueries(client, key);
  await invalidateQueries(client, orderKeys.all);
};
