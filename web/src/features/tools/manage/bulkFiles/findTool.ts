import { apiRoutes, limits, type Tool } from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import type { FileResult } from './useBulkFiles.ts';

export const failed = (text: string): FileResult => ({ status: 'failed', text });

export const unknownSku = (sku: string): FileResult =>
  failed(`No tool has the SKU ${sku}. Rename the file, or add the tool.`);

/** The tool with a SKU, for staff. */
export const findTool = async (sku: string, signal: AbortSignal): Promise<Tool | undefined> => {
  const query = { q: sku, limit: limits.pageSize.default, prices: 'list' } as const;
  const tools = sku ? await callApi(apiRoutes.listTools, { query, signal }) : [];
  return tools.find((tool) => tool.sku === sku);
};
