import {
  notifyManager,
  type QueryClient,
  type QueryKey,
  type QueryState,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the state of a query is that of an earlier visit. */
export const isKept = ({ data, dataUpdateCount }: QueryState): boolean =>
  data !== undefined && dataUpdateCount === 0;

/** Whether a query has only the data of an earlier visit. */
export const hasOnlyKept = (client: QueryClient, queryKey: QueryKey): boolean => {
  const state = client.getQueryState(queryKey);
  return state !== undefined && isKept(state);
};

/** What the page shows of an earlier visit. */
export interface ShownKept {
  /** The time of the oldest data, in ms since 1970. */
  at: number;
  /** Whether newer data could not be fetched. */
  hasFailed: boolean;
}

const shownKept = (client: QueryClient): ShownKept | null => {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => isKept(state));
  if (shown.length === 0) return null;
  return {
    at: Math.min(...shown.map(({ state }) => state.dataUpdatedAt)),
    hasFailed: shown.some(({ state }) => state.status === 'error'),
  };
};

/** As text, which is the same as long as nothing changes. */
const snapshotOf = (client: QueryClient) => JSON.stringify(shownKept(client));

/** The data of an earlier visit that the page shows now; null when all of it is current. */
export const useShownKept = (): ShownKept | null => {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => snapshotOf(client),
    () => 'null',
  );
  return JSON.parse(snapshot);
};
