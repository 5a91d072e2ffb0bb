import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the cached data of queries, and changes them again when a running request has replaced
 * them: it can have been answered before the change.
 */
export const changeCached = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, key: QueryKey) => Data,
) => {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const key = query.queryKey;
    const apply = () =>
      client.setQueryData<Data>(key, (data) => (data === undefined ? data : change(data, key)));
    apply();
    // A failed or cancelled request has replaced nothing.
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {});
  }
};
