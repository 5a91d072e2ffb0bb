import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { useShownPayer } from './useShownPayer.ts';

/** The tools to which a tool refers, as the payer sees them. */
export const useRelations = (id: string) => {
  const { payer, isKnown, as } = useShownPayer();
  return useQuery({
    queryKey: toolKeys.relations(id, payer),
    queryFn: ({ signal }) => callApi(apiRoutes.listRelations, { params: { id }, signal, ...as }),
    staleTime: publicStaleTime,
    enabled: isKnown,
  });
};

/** All tools to which a tool refers, as staff see them. */
export const useStaffRelations = (id: string | undefined) =>
  useQuery({
    queryKey: toolKeys.relations(id ?? '', 'staff'),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.listRelations, {
        params: { id: id ?? '' },
        query: { prices: 'list' },
        signal,
      }),
    enabled: id !== undefined,
  });
