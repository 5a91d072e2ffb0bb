import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  limits,
  type StockAdjustmentInput,
  type Tool,
  type ToolInput,
  type ToolUpdate,
} from 'functions/contract';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { type ToolSearch, toolSearchUrl } from '../../../../domain/tool/toolRequests.ts';
import { useIdempotencyKey } from '../../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../../../lib/queries/pagedList.ts';
import { runBulk } from '../../../../lib/queries/runBulk.ts';
import {
  countTools,
  readLastStockEntries,
  readToolVersion,
  sendAdjustment,
  sendChanges,
  sendDeletion,
  sendTool,
  type ToolVersion,
} from './managedToolRequests.ts';

/** How many stock entries the stock dialog shows. */
const shownStockEntries = 5;

/** The tools that match a search, a page at a time, with their current price and stock. */
export const useManagedTools = (search: ToolSearch) =>
  useInfiniteQuery({
    queryKey: toolKeys.managed(search),
    ...pagedList<Tool>(toolSearchUrl(search, limits.pageSize.default)),
    placeholderData: keepPreviousData,
  });

/** The number of all tools, independent of any search. */
export const useToolCount = () =>
  useQuery({
    queryKey: toolKeys.count,
    queryFn: async ({ signal }) => (await countTools('', signal)).count,
  });

/** The number of tools that match the words. */
export const useToolMatches = (words: string, enabled: boolean) =>
  useQuery({
    queryKey: toolKeys.matches(words),
    queryFn: ({ signal }) => countTools(words, signal),
    enabled,
  });

export const useToolVersion = (id: string) =>
  useQuery({
    queryKey: toolKeys.version(id),
    queryFn: ({ signal }) => readToolVersion(id, signal),
    // A form must not start from the copy of an earlier visit.
    gcTime: 0,
  });

export const useLastStockEntries = (id: string) =>
  useQuery({
    queryKey: toolKeys.stockEntries(id),
    queryFn: ({ signal }) => readLastStockEntries(id, shownStockEntries, signal),
  });

/** Invalidates every cached list and copy of tools. */
const useToolsRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, toolKeys.all);
};

/** Updates the cached count: the API's own may be two seconds old. */
const useCountChange = () => {
  const client = useQueryClient();
  return (change: number) =>
    client.setQueryData<number>(toolKeys.count, (count) => count && count + change);
};

export const useAddTool = () => {
  const refresh = useToolsRefresh();
  const changeCount = useCountChange();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  return useMutation({
    mutationFn: (tool: ToolInput) => sendTool(tool, idempotencyKey),
    onSuccess: () => {
      renewKey();
      changeCount(1);
    },
    onSettled: refresh,
  });
};

interface ToolChange {
  base: ToolVersion;
  /** Empty when someone else has already made the same changes. */
  changes: ToolUpdate;
}

/** Changes a tool and resolves to its new version. Fails if the base is no longer current. */
export const useSaveTool = () => {
  const refresh = useToolsRefresh();
  return useMutation({
    mutationFn: async ({ base, changes }: ToolChange): Promise<ToolVersion> => {
      if (Object.keys(changes).length > 0) await sendChanges(base, changes);
      const known = { tool: { ...base.tool, ...changes } as Tool, tag: base.tag };
      // The tool is saved. If reading it fails, the next change is checked against the old version.
      return readToolVersion(base.tool._id).catch(() => known);
    },
    onSettled: refresh,
  });
};

/** Deletes a tool. Refreshes the lists after a failure too: they were out of date. */
export const useDeleteTool = () => {
  const refresh = useToolsRefresh();
  const changeCount = useCountChange();
  return useMutation({
    mutationFn: sendDeletion,
    onSuccess: () => changeCount(-1),
    onSettled: refresh,
  });
};

/** Deletes several tools and resolves to the deleted ones and the failures. */
export const useDeleteTools = () => {
  const refresh = useToolsRefresh();
  const changeCount = useCountChange();
  return useMutation({
    mutationFn: (tools: Tool[]) => runBulk(tools, ({ _id }) => sendDeletion(_id)),
    onSuccess: ({ done }) => changeCount(-done.length),
    onSettled: refresh,
  });
};

export const useAdjustStock = (id: string) => {
  const refresh = useToolsRefresh();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  return useMutation({
    mutationFn: (adjustment: StockAdjustmentInput) =>
      sendAdjustment(id, adjustment, idempotencyKey),
    onSuccess: renewKey,
    onSettled: refresh,
  });
};
