import {
  apiBase,
  apiRoutes,
  type Count,
  type Deleted,
  type Inserted,
  limits,
  type StockAdjusted,
  type StockAdjustmentInput,
  type StockEntry,
  type Tool,
  type ToolInput,
  type ToolUpdate,
  type Updated,
} from 'functions/contract';
import { callApi, requestApi } from '../../../api.ts';
import { idempotencyHeader } from '../../../idempotencyKey.ts';
import type { ProductSort } from './productSorts.ts';

const { listTools, getTool, createTool, updateTool, deleteTool } = apiRoutes;
const { adjustStock, listStockEntries, count } = apiRoutes;

/** Which tools an admin asks for. */
export interface ProductSearch {
  q: string;
  sort: ProductSort;
}

/** Where the first page of a list of tools is read. */
export const productListUrl = ({ q, sort }: ProductSearch): string => {
  const query = { ...(q && { q }), sort, limit: String(limits.pageSize.default) };
  return `${apiBase}${listTools.href()}?${new URLSearchParams(query)}`;
};

/** How many tools there are, as of at most two seconds ago. */
export const countProducts = async (signal: AbortSignal): Promise<number> =>
  (await callApi<Count>(count, `${count.href()}?of=tools`, { signal })).count;

/** A tool, and the version of it that a change is made for. */
export interface Product {
  tool: Tool;
  /** As If-Match takes it. */
  tag: string;
}

export const readProduct = async (id: string, signal?: AbortSignal): Promise<Product> => {
  const response = await requestApi(getTool, getTool.href({ id }), { ...(signal && { signal }) });
  return { tool: await response.json(), tag: response.headers.get('etag') ?? '*' };
};

/** Puts a tool on sale, once under a key. */
export const sendProduct = (updatedInfo: ToolInput, key: string): Promise<Inserted> =>
  callApi(createTool, createTool.href(), {
    body: { updatedInfo },
    headers: idempotencyHeader(key),
  });

/** Changes some fields of a tool, if it still is of that version. */
export const sendChanges = ({ tool, tag }: Product, updatedInfo: ToolUpdate): Promise<Updated> =>
  callApi(updateTool, updateTool.href({ id: tool._id }), {
    body: { updatedInfo },
    headers: { 'if-match': tag },
  });

export const sendDeletion = (id: string): Promise<Deleted> =>
  callApi(deleteTool, deleteTool.href({ id }));

/** Moves the stock of a tool, once under a key. */
export const sendAdjustment = (
  id: string,
  adjustment: StockAdjustmentInput,
  key: string,
): Promise<StockAdjusted> =>
  callApi(adjustStock, adjustStock.href({ id }), {
    body: { adjustment },
    headers: idempotencyHeader(key),
  });

/** The last entries of a tool's ledger, newest first. */
export const readLastEntries = async (
  id: string,
  limit: number,
  signal: AbortSignal,
): Promise<StockEntry[]> =>
  callApi(listStockEntries, `${listStockEntries.href({ id })}?limit=${limit}`, { signal });
