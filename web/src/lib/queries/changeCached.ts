import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isKept } from './kept/useShownKept.ts';

/**
 * Changes the cached data of queries, and changes them again when a running request has replaced
 * them: it can have been answered before the change. Data of an earlier visit stays as such.
 */
export const changeCached = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, key: QueryKey) => Data,
) => {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const key = query.queryKey;
    const apply = () => {
      if (isKept(query.state)) query.setState({ data: change(query.state.data as Data, key) });
      else
        client.setQueryData<Data>(key, (data) => (data === undefined ? data : change(data, key)));
    };
    apply();
    // A failed or cancelled request has replaced nothing.
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {});
  }
};
