import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { useLiveChanges } from '../../domain/live/useLiveChanges.ts';
import { orderKeys } from '../../domain/order/orderCache.ts';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { keptQuery } from '../../lib/queries/kept/keptQuery.ts';

/** Below the counts of orders, which are refetched when orders change. */
const summaryKey = (uid: string) => [...orderKeys.counts, 'summary', uid];

/** New offers cannot be listened to. */
const minuteMs = 60_000;

/** What the day of an account begins with, refetched each minute. */
export const useSummary = (uid: string) =>
  useQuery({
    ...keptQuery(summaryKey(uid), ({ signal }) => callApi(apiRoutes.getSummary, { signal })),
    refetchInterval: minuteMs,
  });

/** Refetches the summary when the company of the account has changed, or one of its requests. */
export const useLiveSummary = (uid: string) => {
  const client = useQueryClient();
  return useLiveChanges(() => void invalidateQueries(client, summaryKey(uid)));
};
