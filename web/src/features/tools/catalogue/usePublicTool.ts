import { useQuery } from '@tanstack/react-query';
import { servedToolId, type Tool } from 'functions/contract';
import { publicStaleTime, toolKeys } from '../toolKeys.ts';
import { readPublicTool } from '../toolRequests.ts';

const parse = (text: string): Partial<Tool> | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The tool that the server wrote into the page, if it is the one with this id. */
const servedTool = (id: string): Tool | undefined => {
  const served = parse(document.getElementById(servedToolId)?.textContent ?? 'null');
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
