import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has all that is cached under a key read again, after a change. A first reading that is under way
 * began before the change: it is given up, for its answer may be of before, and invalidation alone
 * would wait for it and be content.
 */
export const invalidateQueries = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
};
