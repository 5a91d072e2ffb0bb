import type { QueryClient } from '@tanstack/react-query';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';

/** Below the key of all orders, so that each change of an order refreshes its payments too. */
export const paymentsKey = (idOrNumber: string) => ['orders', 'payments', idOrNumber];

/** The queries that depend on the payments of orders. */
const dependentKeys = [['orderCounts'], ['receivables'], ['customers'], ['overview']];

/** Refreshes the orders, and all that depends on their payments. Resolves with the orders. */
export const refreshPayments = async (client: QueryClient): Promise<void> => {
  for (const key of dependentKeys) void invalidateQueries(client, key);
  await invalidateQueries(client, ['orders']);
};
