import { useQuery } from '@tanstack/react-query';
import { publicRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { useShownPayer } from './useShownPayer.ts';

/** Other tools of the same category as the payer sees them, or for staff as another payer does. */
export const useRelatedTools = (id: string, previewed?: string) => {
  const { payer, isKnown, as } = useShownPayer(previewed);
  return useQuery({
    queryKey: toolKeys.related(id, payer),
    queryFn: ({ signal }) =>
      callApi(publicRoutes.listRelatedTools, { params: { id }, signal, ...as }),
    staleTime: publicStaleTime,
    enabled: isKnown,
  });
};
