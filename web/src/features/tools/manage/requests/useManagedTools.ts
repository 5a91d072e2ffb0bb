import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type Count,
  type StockAdjustmentInput,
  type Tool,
  type ToolInput,
  type ToolUpdate,
} from 'functions/contract';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { runBulk } from '../../../../lib/queries/runBulk.ts';
import { useSend } from '../../../../lib/queries/useSend.ts';
import { readToolVersion, type ToolVersion } from './toolVersion.ts';

const { createTool, updateTool, deleteTool, adjustStock, listStockEntries } = apiRoutes;

/** How many stock entries the stock dialog shows. */
const shownStockEntries = 5;

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
    queryFn: ({ signal }) =>
      callApi(listStockEntries, { params: { id }, query: { limit: shownStockEntries }, signal }),
  });

/** Updates the cached counts: the API's own may be two seconds old. */
const useCountChange = () => {
  const client = useQueryClient();
  return (change: number) =>
    void client.setQueriesData<Count>(
      { queryKey: toolKeys.count },
      (cached) => cached && { ...cached, count: cached.count + change },
    );
};

export const useAddTool = () => {
  const changeCount = useCountChange();
  return useSend(
    (updatedInfo: ToolInput, idempotencyKey) =>
      callApi(createTool, { body: { updatedInfo }, idempotencyKey }),
    { refreshes: [toolKeys.all], shows: () => changeCount(1) },
  );
};

interface ToolChange {
  base: ToolVersion;
  /** Empty when someone else has already made the same changes. */
  changes: ToolUpdate;
}

/** Changes some fields of a tool, unless someone else has changed the tool since it was read. */
export const sendChanges = ({ base: { tool, tag }, changes }: ToolChange) =>
  callApi(updateTool, {
    params: { id: tool._id },
    body: { updatedInfo: changes },
    ifMatch: tag,
  });

/** Changes a tool and resolves to its new version. Fails if the base is no longer current. */
export const useToolMutation = () =>
  useSend(
    async (change: ToolChange): Promise<ToolVersion> => {
      const { base, changes } = change;
      if (Object.keys(changes).length > 0) await sendChanges(change);
      const known = { tool: { ...base.tool, ...changes } as Tool, tag: base.tag };
      // The tool is saved. If reading it fails, the next change is checked against the old version.
      return readToolVersion(base.tool._id).catch(() => known);
    },
    { refreshes: [toolKeys.all] },
  );

const sendDeletion = (id: string) => callApi(deleteTool, { params: { id } });

export const useDeleteTool = () => {
  const changeCount = useCountChange();
  return useSend(sendDeletion, { refreshes: [toolKeys.all], shows: () => changeCount(-1) });
};

/** Deletes several tools and resolves to the deleted ones and the failures. */
export const useDeleteTools = () => {
  const changeCount = useCountChange();
  return useSend((tools: Tool[]) => runBulk(tools, ({ _id }) => sendDeletion(_id)), {
    refreshes: [toolKeys.all],
    shows: ({ done }) => changeCount(-done.length),
  });
};

export const useAdjustStock = (id: string) =>
  useSend(
    (adjustment: StockAdjustmentInput, idempotencyKey) =>
      callApi(adjustStock, { params: { id }, body: { adjustment }, idempotencyKey }),
    { refreshes: [toolKeys.all] },
  );
