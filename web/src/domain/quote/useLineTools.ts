import { useQuery } from '@tanstack/react-query';
import { type CartTool, taxRatesOf } from 'functions/contract';
import { resolveRows } from '../cart/priced/resolveCart.ts';

/** The tools of lines as they are now, by their ids: null for one that is no longer on sale. */
export type LineTools = ReadonlyMap<string, CartTool | null>;

const readTools = async (toolIds: readonly string[], signal: AbortSignal) => {
  const rows = toolIds.map((toolId) => ({ toolId, quantity: 1 }));
  const resolved = await resolveRows(rows, signal);
  const tools: LineTools = new Map(
    toolIds.map((toolId, at) => [toolId, resolved.rows[at]?.tool ?? null]),
  );
  return { tools, taxes: taxRatesOf(resolved) };
};

/** Looks up the tools of lines, with the taxes of the shop. */
export const useLineTools = (toolIds: readonly string[], enabled = true) =>
  useQuery({
    queryKey: ['quoteTools', ...toolIds],
    queryFn: ({ signal }) => readTools(toolIds, signal),
    enabled: enabled && toolIds.length > 0,
  });
