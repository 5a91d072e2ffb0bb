import { apiBase, apiRoutes, type Tool } from 'functions/contract';
import { callApi, readPage } from '../../api.ts';

const { listTools, getTool } = apiRoutes;

/** The newest tools, as the CDN may have kept them. */
export const readNewestTools = async (limit: number, signal: AbortSignal): Promise<Tool[]> => {
  const url = `${apiBase}${listTools.href()}?limit=${limit}`;
  return (await readPage<Tool>(url, { signal, anonymous: true })).items;
};

/** A tool as it is sold at this moment. */
export const readTool = (id: string, signal: AbortSignal): Promise<Tool> =>
  callApi(getTool, getTool.href({ id }), { signal });
