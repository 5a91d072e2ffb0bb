import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { publicRoutes, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { toolKeys } from './toolKeys.ts';

/** The query of a tool with its current price and stock. */
export const toolQuery = (id: string) =>
  queryOptions({
    queryKey: toolKeys.one(id),
    queryFn: ({ signal }) => callApi(publicRoutes.getTool, { params: { id }, signal }),
  });

export const useTool = (id: string) => useQuery(toolQuery(id));

/** Updates the cached tool with newer values, or invalidates it. */
export const useToolUpdates = (id: string) => {
  const client = useQueryClient();
  return {
    replace: (change: Partial<Tool>) =>
      client.setQueryData<Tool>(toolKeys.one(id), (tool) => tool && { ...tool, ...change }),
    refresh: () => invalidateQueries(client, toolKeys.all),
  };
};
