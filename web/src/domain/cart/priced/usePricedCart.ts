import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Assortment,
  type CartLine,
  type CartTool,
  type EndedPrice,
  noTaxes,
  type TaxRates,
  taxRatesOf,
} from 'functions/contract';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { keeper } from '../../../lib/queries/kept/keeper.ts';
import { keptQuery } from '../../../lib/queries/kept/keptQuery.ts';
import { hasOnlyKept } from '../../../lib/queries/kept/useShownKept.ts';
import { readPayer, usePayer, visitor } from '../../../lib/session/payer.ts';
import { readCart } from '../stored/storedCart.ts';
import { useCartLines } from '../stored/useCart.ts';
import { type PricedLine, priceCartLine, resolveRows } from './resolveCart.ts';

/** The query key of the tools of the cart, at the prices of a payer. */
const cartToolsKey = (payer: string) => ['cart', 'tools', payer] as const;

/** A line as it was looked up. */
interface FoundLine {
  toolId: string;
  /** Null for a tool that is no longer on sale. */
  tool: CartTool | null;
  /** The list by which the line had `seenPrice` until the list ended. */
  ended?: EndedPrice | undefined;
  /** The price in cents that the buyer had seen. */
  seenPrice: number;
}

interface CartTools {
  tools: FoundLine[];
  orderMinimum: number;
  companiesOnly: boolean;
  assortment: Assortment;
  taxes: TaxRates;
}

const readTools = async (signal: AbortSignal): Promise<CartTools> => {
  const rows = readCart().lines.map(({ toolId, quantity, unitPrice }) => ({
    toolId,
    quantity,
    unitPrice,
  }));
  const resolved = await resolveRows(rows, { signal });
  const tools = rows.map(({ toolId, unitPrice: seenPrice }, at): FoundLine => {
    const { tool = null, ended } = resolved.rows[at] ?? {};
    return { toolId, tool, ended, seenPrice };
  });
  const { orderMinimum, companiesOnly, assortment } = resolved;
  return { tools, orderMinimum, companiesOnly, assortment, taxes: taxRatesOf(resolved) };
};

const pricedLine = (
  line: CartLine,
  found: FoundLine | undefined,
  assortment: Assortment,
): PricedLine => {
  // A line that has changed since then may have another price for another reason.
  const ended = found?.seenPrice === line.unitPrice ? (found.ended ?? null) : null;
  return priceCartLine(line, found?.tool, { assortment, ended });
};

/** Only a visitor's cart is kept for visitors: with list prices. */
const keeperOfPrices = (): string | null => {
  if (readPayer() !== visitor) return keeper();
  return readCart().owner === null ? visitor : null;
};

/**
 * The lines of the cart, priced and checked by the tools as they are now. The tools are looked up
 * when the page opens, when the window gets the focus, and when a tool is added, also by another
 * tab; quantities are checked here. Without a connection, the tools stay as they were last. Nothing
 * may be ordered by tools of an earlier visit: `isKept`. Nothing is looked up until it is known whose
 * prices to show.
 */
export const usePricedCart = () => {
  const lines = useCartLines();
  const client = useQueryClient();
  const payer = usePayer();
  const cartTools = useMemo(() => cartToolsKey(payer ?? visitor), [payer]);
  const query = useQuery({
    ...keptQuery(cartTools, ({ signal }) => readTools(signal), keeperOfPrices),
    enabled: lines.length > 0 && payer !== null,
  });
  const { refetch } = query;
  const answer = useMemo(
    () => ({
      data: query.data,
      dataUpdatedAt: query.dataUpdatedAt,
      isKept: hasOnlyKept(client, cartTools),
    }),
    [query.data, query.dataUpdatedAt, client, cartTools],
  );
  // Deferred, so that the browser shows a long cart in short tasks.
  const { data, dataUpdatedAt, isKept } = useDeferredValue(answer);
  const tools = useMemo(() => new Map(data?.tools.map((found) => [found.toolId, found])), [data]);
  const assortment = data?.assortment ?? 'all';
  const priced = useMemo(
    (): PricedLine[] => lines.map((line) => pricedLine(line, tools.get(line.toolId), assortment)),
    [lines, tools, assortment],
  );
  const isLoaded = data !== undefined;
  const added = isLoaded ? lines.filter(({ toolId }) => !tools.has(toolId)) : [];
  const addedIds = JSON.stringify(added.map(({ toolId }) => toolId));
  useEffect(() => {
    // What is kept is being fetched anyway.
    if (addedIds !== '[]' && !isKept) void refetch();
  }, [addedIds, isKept, refetch]);
  const { orderMinimum = 0, companiesOnly = false, taxes = noTaxes } = data ?? {};
  const terms = { orderMinimum, companiesOnly, assortment, taxes };
  return { ...query, data, dataUpdatedAt, isKept, lines, priced, ...terms };
};
