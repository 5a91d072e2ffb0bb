import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Tool } from 'functions/contract';
import { readNewestTools, readTool } from './toolRequests.ts';

const keys = {
  newest: (limit: number) => ['tools', 'newest', limit],
  one: (id: string) => ['tools', 'one', id],
};

export const useNewestTools = (limit: number) =>
  useQuery({
    queryKey: keys.newest(limit),
    queryFn: ({ signal }) => readNewestTools(limit, signal),
  });

export const useTool = (id: string) =>
  useQuery({ queryKey: keys.one(id), queryFn: ({ signal }) => readTool(id, signal) });

/** What to do when something newer is known of a tool, or only that it has changed. */
export const useToolUpdates = (id: string) => {
  const client = useQueryClient();
  return {
    replace: (change: Partial<Tool>) =>
      client.setQueryData<Tool>(keys.one(id), (tool) => tool && { ...tool, ...change }),
    refresh: () => client.invalidateQueries({ queryKey: ['tools'] }),
  };
};
