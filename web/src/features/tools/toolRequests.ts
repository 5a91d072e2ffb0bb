import { apiBase, apiRoutes, type Tool } from 'functions/contract';
import { callApi, readPage } from '../../api.ts';
import type { ToolSort } from './toolSorts.ts';

const { listTools, getTool } = apiRoutes;

const toolListUrl = (query: Record<string, string>) =>
  `${apiBase}${listTools.href()}?${new URLSearchParams(query)}`;

/** The search words and the sort order of a list of tools. */
export interface ToolSearch {
  q: string;
  sort: ToolSort;
}

/** The address of the first page of a search. */
export const toolSearchUrl = ({ q, sort }: ToolSearch, pageSize: number): string =>
  toolListUrl({ ...(q && { q }), sort, limit: String(pageSize) });

/** Reads the tools at a public address, which the CDN may have cached. */
const readTools = async (url: string, signal: AbortSignal): Promise<Tool[]> =>
  (await readPage<Tool>(url, { signal, anonymous: true })).items;

/** The address of the tools that sold most lately. */
export const popularToolsUrl = (limit: number): string =>
  toolListUrl({ sort: 'popularity', limit: String(limit) });

export const readPopularTools = (limit: number, signal: AbortSignal): Promise<Tool[]> =>
  readTools(popularToolsUrl(limit), signal);

/** The address of the newest tools. */
const newestToolsUrl = (limit: number): string => toolListUrl({ limit: String(limit) });

export const readNewestTools = (limit: number, signal: AbortSignal): Promise<Tool[]> =>
  readTools(newestToolsUrl(limit), signal);

/** Reads a tool with its current price and stock. */
export const readTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal });

/** Reads a tool as visitors see it, which the CDN may have cached. */
export const readPublicTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal, anonymous: true });
