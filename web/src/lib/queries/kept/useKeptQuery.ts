import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeptContext, keptQuery } from './keptQuery.ts';
import { hasOnlyKept } from './useShownKept.ts';

/** A query of keptQuery. `isKept` says that nothing may be decided by its data yet. */
export const useKeptQuery = <Data>(
  queryKey: QueryKey,
  fetchData: (context: KeptContext) => Promise<Data>,
) => {
  const client = useQueryClient();
  const query = useQuery(keptQuery(queryKey, fetchData));
  return { ...query, isKept: hasOnlyKept(client, queryKey) };
};
