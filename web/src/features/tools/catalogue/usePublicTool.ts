import { useQuery } from '@tanstack/react-query';
import { servedTool } from './servedTool.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { readPublicTool } from './toolRequests.ts';

/** A tool as everyone may see it: what was served with the page, or a minute old at most. */
export const usePublicTool = (id: string) =>
  useQuery({
    queryKey: toolKeys.public(id),
    queryFn: ({ signal }) => readPublicTool(id, signal),
    staleTime: publicStaleTime,
    initialData: () => servedTool(id),
    initialDataUpdatedAt: performance.timeOrigin,
  });
