import { apiRoutes, normaliseSku, type Tool } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';

/** The tools that a search of staff lists at once. */
const searched = 50;

/** Calls at the same time: more would hold up the rest of the page. */
const atOnce = 4;

/** The tools of staff that match some words. */
export const searchTools = async (words: string, signal: AbortSignal): Promise<Tool[]> => {
  const query = { q: words, prices: 'list', limit: searched } as const;
  return callApi(apiRoutes.listTools, { query, signal });
};

const bySku = async (sku: string): Promise<Tool | null> => {
  const query = { q: sku, prices: 'list', limit: searched } as const;
  const tools = await callApi(apiRoutes.listTools, { query });
  return tools.find((tool) => tool.sku === sku) ?? null;
};

/** The lines of a pasted list of SKUs, without blank ones and repetitions. */
export const skusIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n\t;,]+/)
      .map(normaliseSku)
      .filter((sku) => sku !== ''),
  ),
];

/** What became of a pasted SKU. */
export interface FoundSku {
  sku: string;
  tool: Tool | null;
}

/** Looks the tools of SKUs up, with their values. */
export const findSkus = async (skus: readonly string[]): Promise<FoundSku[]> => {
  const found: FoundSku[] = [];
  for (let start = 0; start < skus.length; start += atOnce) {
    const part = skus.slice(start, start + atOnce);
    const tools = await Promise.all(part.map(bySku));
    found.push(...part.map((sku, at) => ({ sku, tool: tools[at] ?? null })));
  }
  return found;
};
