import { apiBase, apiRoutes, type Tool } from 'functions/contract';
import { callApi, type Page, readPage } from '../../api.ts';
import type { ToolSort } from './toolSorts.ts';

const { listTools, getTool } = apiRoutes;

const toolListUrl = (query: Record<string, string>) =>
  `${apiBase}${listTools.href()}?${new URLSearchParams(query)}`;

/** The search words and the sort order of a list of tools. */
export interface ToolSearch {
  q: string;
  sort: ToolSort;
}

/** Fills complete rows in a grid of three columns and in one of two. */
const cataloguePageSize = 24;

/** The address of the first page of a search. */
export const toolSearchUrl = ({ q, sort }: ToolSearch, pageSize = cataloguePageSize): string =>
  toolListUrl({ ...(q && { q }), sort, limit: String(pageSize) });

/** Reads a page of the catalogue, which the CDN may have cached. */
export const readTools = (url: string, signal: AbortSignal): Promise<Page<Tool>> =>
  readPage<Tool>(url, { signal, anonymous: true });

/** The address of the newest tools. */
export const newestToolsUrl = (limit: number): string => toolListUrl({ limit: String(limit) });

/** Reads the newest tools, which the CDN may have cached. */
export const readNewestTools = async (limit: number, signal: AbortSignal): Promise<Tool[]> =>
  (await readTools(newestToolsUrl(limit), signal)).items;

/** Reads a tool with its current price and stock. */
export const readTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal });

/** Reads a tool as visitors see it, which the CDN may have cached. */
export const readPublicTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal, anonymous: true });
