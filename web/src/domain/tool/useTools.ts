import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Tool } from 'functions/contract';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { toolKeys } from './toolKeys.ts';
import { readTool } from './toolRequests.ts';

export const useTool = (id: string) =>
  useQuery({ queryKey: toolKeys.one(id), queryFn: ({ signal }) => readTool(id, signal) });

/** Updates the cached tool with newer values, or invalidates it. */
export const useToolUpdates = (id: string) => {
  const client = useQueryClient();
  return {
    replace: (change: Partial<Tool>) =>
      client.setQueryData<Tool>(toolKeys.one(id), (tool) => tool && { ...tool, ...change }),
    refresh: () => invalidateQueries(client, toolKeys.all),
  };
};
