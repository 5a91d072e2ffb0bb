import { useQuery, useQueryClient } from '@tanstack/react-query';
import { publicRoutes, servedToolId, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { readServedData } from '../../lib/queries/servedData.ts';
import { unknownPayer, usePayer, visitor } from '../../lib/session/payer.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { withLiveTool } from './withLiveTool.ts';

/** The tool that the server wrote into the page, if it is the one with this id. */
const servedTool = (id: string): Tool | undefined => {
  const served = readServedData<Tool>(servedToolId);
  return served?._id === id ? (served as Tool) : undefined;
};

/** The query of a tool on its page. */
export const shownTool = (id: string, payer: string) => ({
  queryKey: toolKeys.shown(id, payer),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(publicRoutes.getTool, { params: { id }, signal, anonymous: payer === visitor }),
});

/** A tool on its page, up to a minute old, as the payer sees it. */
export const useShownTool = (id: string) => {
  const payer = usePayer() ?? unknownPayer;
  return useQuery({
    ...shownTool(id, payer),
    staleTime: publicStaleTime,
    enabled: payer !== unknownPayer,
    // The server has written it into the page for visitors.
    initialData: () => (payer === visitor ? servedTool(id) : undefined),
    initialDataUpdatedAt: performance.timeOrigin,
  });
};

/** What everybody sees of a tool, without prices, until it is known what the payer sees. */
export const useToolPreview = (id: string) => {
  const client = useQueryClient();
  const tool = client.getQueryData<Tool>(toolKeys.shown(id, visitor)) ?? servedTool(id);
  return tool && { picture: tool.imageLink, name: tool.toolName };
};

/** A tool as a payer sees it, for staff. */
export const usePreviewedTool = (id: string, payer: string) =>
  useQuery({
    queryKey: toolKeys.shown(id, payer),
    queryFn: ({ signal }) =>
      callApi(publicRoutes.getTool, { params: { id }, query: { payer }, signal }),
    staleTime: publicStaleTime,
  });

/** Updates what the payer sees of a tool with live values, or with those that the shop has now. */
export const useShownToolUpdates = (id: string, payer: string) => {
  const client = useQueryClient();
  const query = shownTool(id, payer);
  const refresh = () =>
    client.fetchQuery(query).then(
      () => {},
      () => invalidateQueries(client, query.queryKey),
    );
  const replace = (live: Tool) => {
    const tool = client.getQueryData<Tool>(query.queryKey);
    // Until then it is being read.
    if (!tool) return;
    const current = withLiveTool(tool, live);
    if (current) client.setQueryData<Tool>(query.queryKey, current);
    else void refresh();
  };
  return { replace, refresh };
};
