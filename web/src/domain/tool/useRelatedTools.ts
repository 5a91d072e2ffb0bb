import { useQuery } from '@tanstack/react-query';
import { publicRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { usePayer, visitor } from '../../lib/session/payer.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';

/**
 * Other tools of the same category as the payer sees them, or for staff as another payer does;
 * visitors' the CDN may have cached.
 */
export const useRelatedTools = (id: string, previewed?: string) => {
  const ownPayer = usePayer();
  const payer = previewed ?? ownPayer;
  const shown = payer ?? visitor;
  return useQuery({
    queryKey: toolKeys.related(id, shown),
    queryFn: ({ signal }) =>
      callApi(publicRoutes.listRelatedTools, {
        params: { id },
        ...(previewed !== undefined && { query: { payer: previewed } }),
        signal,
        anonymous: shown === visitor,
      }),
    staleTime: publicStaleTime,
    enabled: payer !== null,
  });
};
