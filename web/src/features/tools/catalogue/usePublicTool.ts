import { useQuery } from '@tanstack/react-query';
import { servedToolId, type Tool } from 'functions/contract';
import { readServedData } from '../../../servedData.ts';
import { publicStaleTime, toolKeys } from '../toolKeys.ts';
import { readPublicTool } from '../toolRequests.ts';

/** The tool that the server wrote into the page, if it is the one with this id. */
const servedTool = (id: string): Tool | undefined => {
  const served = readServedData<Tool>(servedToolId);
  return served?._id === id ? (served as Tool) : undefined;
};

/** A tool as visitors see it: from the served page, or up to a minute old. */
export const usePublicTool = (id: string) =>
  useQuery({
    queryKey: toolKeys.public(id),
    queryFn: ({ signal }) => readPublicTool(id, signal),
    staleTime: publicStaleTime,
    initialData: () => servedTool(id),
    initialDataUpdatedAt: performance.timeOrigin,
  });
