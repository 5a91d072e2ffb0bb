import { useQuery, useQueryClient } from '@tanstack/react-query';
import { publicRoutes, servedToolId, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { readServedData } from '../../lib/queries/servedData.ts';
import { usePayer, visitor } from '../../lib/session/payer.ts';
import { publicStaleTime, toolKeys } from './toolKeys.ts';
import { withLiveTool } from './withLiveTool.ts';

/** The tool that the server wrote into the page, if it is the one with this id. */
const servedTool = (id: string): Tool | undefined => {
  const served = readServedData<Tool>(servedToolId);
  return served?._id === id ? (served as Tool) : undefined;
};

const shownTool = (id: string, payer: string) => ({
  queryKey: toolKeys.shown(id, payer),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(publicRoutes.getTool, { params: { id }, signal, anonymous: payer === visitor }),
});

/**
 * A tool on its page, up to a minute old: as the payer sees it, and until that is known as the
 * server wrote it into the page for visitors.
 */
export const useShownTool = (id: string) => {
  const payer = usePayer() ?? visitor;
  const own = useQuery({
    ...shownTool(id, payer),
    staleTime: publicStaleTime,
    enabled: payer !== visitor,
  });
  const list = useQuery({
    ...shownTool(id, visitor),
    staleTime: publicStaleTime,
    initialData: () => servedTool(id),
    initialDataUpdatedAt: performance.timeOrigin,
    enabled: payer === visitor,
  });
  if (payer === visitor) return list;
  const data = own.data ?? list.data;
  return { ...own, data, isPending: own.isPending && data === undefined };
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
