import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Invalidates queries after a change. It cancels running fetches first: they started before the
 * change, so their responses may be stale. Invalidation alone does not restart a query's first
 * fetch.
 */
export const invalidateQueries = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
};
