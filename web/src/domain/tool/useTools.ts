import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { publicRoutes, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { unknownPayer, usePayer } from '../../lib/session/payer.ts';
import { toolKeys } from './toolKeys.ts';
import { withLiveTool } from './withLiveTool.ts';

/** The query of a tool with its current price and stock, for someone who is signed in. */
const toolQuery = (id: string, payer: string) =>
  queryOptions({
    queryKey: toolKeys.one(id, payer),
    queryFn: ({ signal }) => callApi(publicRoutes.getTool, { params: { id }, signal }),
    enabled: payer !== unknownPayer,
  });

/** New prices without an agreement are list prices. */
const withChange = ({ agreement, ...tool }: Tool, change: Partial<Tool>): Tool => ({
  ...tool,
  ...(agreement && change.price === undefined && { agreement }),
  ...change,
});

const useCurrentPayer = () => usePayer() ?? unknownPayer;

export const useTool = (id: string) => useQuery(toolQuery(id, useCurrentPayer()));

/** Updates the cached tool with newer values, or invalidates it. */
export const useToolUpdates = (id: string) => {
  const client = useQueryClient();
  const key = toolKeys.one(id, useCurrentPayer());
  const refresh = () => invalidateQueries(client, toolKeys.all);
  return {
    replace: (change: Partial<Tool>) =>
      client.setQueryData<Tool>(key, (tool) => tool && withChange(tool, change)),
    /** Takes the values of a live document. */
    follow: (live: Tool) => {
      const tool = client.getQueryData<Tool>(key);
      const current = tool && withLiveTool(tool, live);
      if (current) client.setQueryData<Tool>(key, current);
      else if (tool) void refresh();
    },
    refresh,
  };
};
