import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type LastPurchase } from 'functions/contract';
import { useMemo } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { usePayer, visitor } from '../../lib/session/payer.ts';

/** How long they stay fresh, in milliseconds: an order of this page makes them stale, too. */
const freshMs = 60_000;

/** The query key of what a payer has bought before. */
const purchasesKey = (payer: string) => ['orders', 'purchases', payer];

/** The last purchases of the payer, newest first; visitors have none. */
export const usePurchaseList = () => {
  const payer = usePayer() ?? visitor;
  return useQuery({
    queryKey: purchasesKey(payer),
    queryFn: ({ signal }) => callApi(apiRoutes.listPurchases, { signal }),
    staleTime: freshMs,
    enabled: payer !== visitor,
  });
};

/** The last purchases of the payer by tool, which all tools of a page share; empty for visitors. */
export const usePurchases = (): ReadonlyMap<string, LastPurchase> => {
  const { data } = usePurchaseList();
  return useMemo(() => new Map(data?.map((last) => [last.toolId, last])), [data]);
};
