import { useQuery } from '@tanstack/react-query';
import { publicRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';

/** Other tools of the same category, which the CDN may have cached. */
export const useRelatedTools = (id: string) =>
  useQuery({
    queryKey: toolKeys.related(id),
    queryFn: ({ signal }) =>
      callApi(publicRoutes.listRelatedTools, { params: { id }, signal, anonymous: true }),
    staleTime: publicStaleTime,
  });
