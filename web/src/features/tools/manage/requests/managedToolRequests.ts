import {
  apiRoutes,
  type Count,
  type Deleted,
  type Inserted,
  type StockAdjusted,
  type StockAdjustmentInput,
  type StockEntry,
  type Tool,
  type ToolInput,
  type ToolUpdate,
  type Updated,
} from 'functions/contract';
import { callApi, requestApi } from '../../../../lib/api/api.ts';
import { idempotencyHeader } from '../../../../lib/api/idempotencyKey.ts';

const { getTool, createTool, updateTool, deleteTool } = apiRoutes;
const { adjustStock, listStockEntries, count } = apiRoutes;

/** Counts the tools that match the words, or all. The answer is up to two seconds old. */
export const countTools = (q: string, signal: AbortSignal): Promise<Count> => {
  const query = new URLSearchParams({ of: 'tools', ...(q && { q }) });
  return callApi(count, `${count.href()}?${query}`, { signal });
};

/** A tool and the version in which it was read. */
export interface ToolVersion {
  tool: Tool;
  /** The value for If-Match. */
  tag: string;
}

export const readToolVersion = async (id: string, signal?: AbortSignal): Promise<ToolVersion> => {
  const response = await requestApi(getTool, getTool.href({ id }), { ...(signal && { signal }) });
  return { tool: await response.json(), tag: response.headers.get('etag') ?? '*' };
};

/** Adds a tool. The key lets the API recognise a retry. */
export const sendTool = (updatedInfo: ToolInput, key: string): Promise<Inserted> =>
  callApi(createTool, createTool.href(), {
    body: { updatedInfo },
    headers: idempotencyHeader(key),
  });

/** Changes some fields of a tool, unless someone else has changed the tool since it was read. */
export const sendChanges = (
  { tool, tag }: ToolVersion,
  updatedInfo: ToolUpdate,
): Promise<Updated> =>
  callApi(updateTool, updateTool.href({ id: tool._id }), {
    body: { updatedInfo },
    headers: { 'if-match': tag },
  });

export const sendDeletion = (id: string): Promise<Deleted> =>
  callApi(deleteTool, deleteTool.href({ id }));

/** Adjusts the stock of a tool. The key lets the API recognise a retry. */
export const sendAdjustment = (
  id: string,
  adjustment: StockAdjustmentInput,
  key: string,
): Promise<StockAdjusted> =>
  callApi(adjustStock, adjustStock.href({ id }), {
    body: { adjustment },
    headers: idempotencyHeader(key),
  });

/** Reads the last stock entries of a tool, newest first. */
export const readLastStockEntries = async (
  id: string,
  limit: number,
  signal: AbortSignal,
): Promise<StockEntry[]> =>
  callApi(listStockEntries, `${listStockEntries.href({ id })}?limit=${limit}`, { signal });
