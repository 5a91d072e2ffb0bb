import { apiBase, publicRoutes, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import type { ToolSort } from './toolSorts.ts';

const { listTools, getTool, listRelatedTools } = publicRoutes;

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

/** Reads a tool with its current price and stock. */
export const readTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal });

/** Reads a tool as visitors see it, which the CDN may have cached. */
export const readPublicTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal, anonymous: true });

/** Reads other tools of the same category, which the CDN may have cached. */
export const readRelatedTools = (id: string, signal: AbortSignal): Promise<Tool[]> =>
  callApi(listRelatedTools, listRelatedTools.href({ id }), { signal, anonymous: true });
