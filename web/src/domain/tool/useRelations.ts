import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { usePayer, visitor } from '../../lib/session/payer.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';

/** The tools to which a tool refers, as the payer sees them; visitors' the CDN may have cached. */
export const useRelations = (id: string) => {
  const payer = usePayer();
  const shown = payer ?? visitor;
  return useQuery({
    queryKey: toolKeys.relations(id, shown),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.listRelations, {
        params: { id },
        signal,
        anonymous: shown === visitor,
      }),
    staleTime: publicStaleTime,
    enabled: payer !== null,
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
