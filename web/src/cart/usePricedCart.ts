import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartTool } from 'functions/contract';
import { useMemo } from 'react';
import { type PricedLine, priceCartLine, resolveRows } from './resolveCart.ts';
import { useCartLines } from './useCart.ts';

/** The query key of the tools of a cart. */
export const cartToolsKey = (toolIds: readonly string[]) => ['cart', 'tools', ...toolIds] as const;

interface CartTools {
  tools: Map<string, CartTool>;
  orderMinimum: number;
}

const readTools = async (toolIds: readonly string[], signal: AbortSignal): Promise<CartTools> => {
  const rows = toolIds.map((toolId) => ({ toolId, quantity: 1 }));
  const resolved = await resolveRows(rows, signal);
  const tools = resolved.rows.flatMap(({ tool }) => tool ?? []);
  return {
    tools: new Map(tools.map((tool) => [tool._id, tool])),
    orderMinimum: resolved.orderMinimum,
  };
};

/**
 * The lines of the cart, priced and checked by the tools as they are now. The tools are read when the
 * page opens, when the window gets the focus, and when a tool is added; quantities are checked here.
 */
export const usePricedCart = () => {
  const lines = useCartLines();
  const toolIds = lines.map(({ toolId }) => toolId).sort();
  const query = useQuery({
    queryKey: cartToolsKey(toolIds),
    queryFn: ({ signal }) => readTools(toolIds, signal),
    enabled: toolIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const priced = useMemo(
    (): PricedLine[] =>
      data ? lines.map((line) => priceCartLine(line, data.tools.get(line.toolId) ?? null)) : [],
    [lines, data],
  );
  return { ...query, lines, priced, orderMinimum: data?.orderMinimum ?? 0 };
};
