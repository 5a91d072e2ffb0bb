import { useQuery, useQueryClient } from '@tanstack/react-query';
import { publicRoutes, servedToolId, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { readServedData } from '../../lib/queries/servedData.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { toolQuery } from './useTools.ts';

/** The tool that the server wrote into the page, if it is the one with this id. */
const servedTool = (id: string): Tool | undefined => {
  const served = readServedData<Tool>(servedToolId);
  return served?._id === id ? (served as Tool) : undefined;
};

/** A tool as visitors see it: from the served page, or up to a minute old. */
export const usePublicTool = (id: string) =>
  useQuery({
    queryKey: toolKeys.public(id),
    queryFn: ({ signal }) =>
      callApi(publicRoutes.getTool, { params: { id }, signal, anonymous: true }),
    staleTime: publicStaleTime,
    initialData: () => servedTool(id),
    initialDataUpdatedAt: performance.timeOrigin,
  });

/** Updates what visitors see of a tool with newer values, or with those that the shop has now. */
export const usePublicToolUpdates = (id: string) => {
  const client = useQueryClient();
  const publicKey = toolKeys.public(id);
  const replace = (tool: Tool) => client.setQueryData<Tool>(publicKey, tool);
  const refresh = () =>
    client.fetchQuery(toolQuery(id)).then(replace, () => invalidateQueries(client, publicKey));
  return { replace, refresh };
};
