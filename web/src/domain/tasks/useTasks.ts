import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { useEffect, useRef } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { useThrottled } from '../../lib/browser/useThrottled.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';

/** The key of the query of what waits for staff. */
const tasksKey = ['tasks'];

const minuteMs = 60_000;

/** What waits for staff: fetched once for the menu and the page, and again each minute. */
export const useTasks = (enabled = true) =>
  useQuery({
    queryKey: tasksKey,
    queryFn: ({ signal }) => callApi(apiRoutes.tasks, { signal }),
    enabled,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });

const changesMs = 3_000;

/**
 * Refetches what waits after each change of this tab, and when an order of anyone has changed.
 */
export const useLiveTasks = () => {
  const client = useQueryClient();
  const refresh = () => void invalidateQueries(client, tasksKey);
  const refreshSoon = useThrottled(refresh, changesMs);
  const isKnown = useRef(false);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') refreshSoon();
      }),
    [client, refreshSoon],
  );
  return {
    /** The first content is what the menu has just counted. */
    onOrders: () => {
      if (isKnown.current) refreshSoon();
      isKnown.current = true;
    },
    refresh,
  };
};
