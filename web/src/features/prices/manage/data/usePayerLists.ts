import { useQueries } from '@tanstack/react-query';
import { apiRoutes, type GroupReference, type PriceList } from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import { priceKeys } from './priceKeys.ts';

const queryOf = (audience: string) => ({
  queryKey: [...priceKeys.lists, 'for', audience],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(apiRoutes.listPriceLists, { query: { audience }, signal }),
});

/** The lists of the payer first, then those that decide about prices. */
const rankOf = ({ audience, status }: PriceList): number =>
  (audience.kind === 'group' ? 2 : 0) + (status === 'active' ? 0 : 1);

const byRank = (one: PriceList, other: PriceList): number => rankOf(one) - rankOf(other);

/** The price lists for a payer or one of its groups, without those for all customers. */
export const usePayerLists = (payerId: string, groups: readonly GroupReference[]) =>
  useQueries({
    queries: [payerId, ...groups.map(({ _id }) => _id)].map(queryOf),
    combine: (results) => ({
      lists: results.flatMap(({ data = [] }) => data).toSorted(byRank),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error ?? null,
      refetch: () => results.forEach(({ refetch }) => void refetch()),
    }),
  });
