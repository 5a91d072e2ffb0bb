import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CartTool, noTaxes, type TaxRates, taxRatesOf } from 'functions/contract';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { keeper } from '../../../lib/queries/kept/keeper.ts';
import { visitor } from '../../../lib/queries/kept/keptData.ts';
import { keptQuery } from '../../../lib/queries/kept/keptQuery.ts';
import { hasOnlyKept } from '../../../lib/queries/kept/useShownKept.ts';
import { readCart } from '../stored/storedCart.ts';
import { useCartLines } from '../stored/useCart.ts';
import { type PricedLine, priceCartLine, resolveRows } from './resolveCart.ts';

/** The query key of the tools of the cart. */
const cartToolsKey = ['cart', 'tools'] as const;

interface CartTools {
  /** The tools that were looked up: null for one that is no longer on sale. */
  tools: { toolId: string; tool: CartTool | null }[];
  orderMinimum: number;
  companiesOnly: boolean;
  taxes: TaxRates;
}

const readTools = async (signal: AbortSignal): Promise<CartTools> => {
  const toolIds = readCart().lines.map(({ toolId }) => toolId);
  const rows = toolIds.map((toolId) => ({ toolId, quantity: 1 }));
  const resolved = await resolveRows(rows, signal);
  const tools = toolIds.map((toolId, at) => ({ toolId, tool: resolved.rows[at]?.tool ?? null }));
  const { orderMinimum, companiesOnly } = resolved;
  return { tools, orderMinimum, companiesOnly, taxes: taxRatesOf(resolved) };
};

const cartOwner = () => (readCart().owner === null ? visitor : keeper());

/**
 * The lines of the cart, priced and checked by the tools as they are now. The tools are looked up
 * when the page opens, when the window gets the focus, and when a tool is added, also by another
 * tab; quantities are checked here. Without a connection, the tools stay as they were last. Nothing
 * may be ordered by tools of an earlier visit: `isKept`.
 */
export const usePricedCart = () => {
  const lines = useCartLines();
  const client = useQueryClient();
  const query = useQuery({
    ...keptQuery(cartToolsKey, ({ signal }) => readTools(signal), cartOwner),
    enabled: lines.length > 0,
  });
  const { refetch } = query;
  const answer = useMemo(
    () => ({
      data: query.data,
      dataUpdatedAt: query.dataUpdatedAt,
      isKept: hasOnlyKept(client, cartToolsKey),
    }),
    [query.data, query.dataUpdatedAt, client],
  );
  // Deferred, so that the browser shows a long cart in short tasks.
  const { data, dataUpdatedAt, isKept } = useDeferredValue(answer);
  const tools = useMemo(
    () => new Map(data?.tools.map(({ toolId, tool }) => [toolId, tool])),
    [data],
  );
  const priced = useMemo(
    (): PricedLine[] => lines.map((line) => priceCartLine(line, tools.get(line.toolId))),
    [lines, tools],
  );
  const isLoaded = data !== undefined;
  const added = isLoaded ? lines.filter(({ toolId }) => !tools.has(toolId)) : [];
  const addedIds = JSON.stringify(added.map(({ toolId }) => toolId));
  useEffect(() => {
    // What is kept is being fetched anyway.
    if (addedIds !== '[]' && !isKept) void refetch();
  }, [addedIds, isKept, refetch]);
  const { orderMinimum = 0, companiesOnly = false, taxes = noTaxes } = data ?? {};
  const terms = { orderMinimum, companiesOnly, taxes };
  return { ...query, data, dataUpdatedAt, isKept, lines, priced, ...terms };
};
