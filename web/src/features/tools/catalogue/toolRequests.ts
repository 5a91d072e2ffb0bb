import { apiBase, apiRoutes, type Tool } from 'functions/contract';
import { callApi, type Page, readPage } from '../../../api.ts';
import type { ToolSort } from './toolSorts.ts';

const { listTools, getTool } = apiRoutes;

const toolListUrl = (query: Record<string, string>) =>
  `${apiBase}${listTools.href()}?${new URLSearchParams(query)}`;

/** Which tools of the catalogue are asked for. */
export interface ToolSearch {
  q: string;
  sort: ToolSort;
}

/** Fills the rows of three columns as well as of two. */
const pageSize = 24;

/** Where the first page of a search is read. */
export const toolSearchUrl = ({ q, sort }: ToolSearch): string =>
  toolListUrl({ ...(q && { q }), sort, limit: String(pageSize) });

/** A page of the catalogue, as the CDN may have kept it. */
export const readTools = (url: string, signal: AbortSignal): Promise<Page<Tool>> =>
  readPage<Tool>(url, { signal, anonymous: true });

/** Where the newest tools are read. */
export const newestToolsUrl = (limit: number): string => toolListUrl({ limit: String(limit) });

/** The newest tools, as the CDN may have kept them. */
export const readNewestTools = async (limit: number, signal: AbortSignal): Promise<Tool[]> =>
  (await readTools(newestToolsUrl(limit), signal)).items;

/** A tool as it is sold at this moment. */
export const readTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal });

/** A tool as everyone may see it, and the CDN may have kept it. */
export const readPublicTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal, anonymous: true });
