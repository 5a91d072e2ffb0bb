import { useQuery } from '@tanstack/react-query';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { readRelatedTools } from './toolRequests.ts';

/** Other tools of the same category, which the CDN may have cached. */
export const useRelatedTools = (id: string) =>
  useQuery({
    queryKey: toolKeys.related(id),
    queryFn: ({ signal }) => readRelatedTools(id, signal),
    staleTime: publicStaleTime,
  });
