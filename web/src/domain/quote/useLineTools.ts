import { useQuery } from '@tanstack/react-query';
import { type CartTool, taxRatesOf } from 'functions/contract';
import { usePayer, visitor } from '../../lib/session/payer.ts';
import { resolveRows } from '../cart/priced/resolveCart.ts';

/** The tools of lines as they are now, by their ids: null for one that the payer can't buy. */
export type LineTools = ReadonlyMap<string, CartTool | null>;

/** What a piece of a tool costs the shop, in cents, by its id: null where that is not known. */
export type LineCosts = ReadonlyMap<string, number | null>;

interface LineToolsOptions {
  /** Whether to look them up at list prices, as visitors see them. */
  asVisitor?: boolean;
  /** The payer to whom staff offer them. */
  offeredTo?: string | undefined;
}

const readTools = async (
  toolIds: readonly string[],
  options: LineToolsOptions & { signal: AbortSignal },
) => {
  const rows = toolIds.map((toolId) => ({ toolId, quantity: 1 }));
  const resolved = await resolveRows(rows, options);
  const tools: LineTools = new Map(
    toolIds.map((toolId, at) => [toolId, resolved.rows[at]?.tool ?? null]),
  );
  const costs: LineCosts = new Map(
    toolIds.map((toolId, at) => [toolId, resolved.rows[at]?.unitCost ?? null]),
  );
  const hidden = new Set(toolIds.filter((_, at) => resolved.rows[at]?.isHidden));
  return { tools, hidden, costs, assortment: resolved.assortment, taxes: taxRatesOf(resolved) };
};

/**
 * Looks up the tools of lines as the payer sees them, with the assortment, the taxes, and the ids of
 * the tools that the payer of an offer does not see.
 */
export const useLineTools = (
  toolIds: readonly string[],
  { asVisitor = false, offeredTo }: LineToolsOptions = {},
) => {
  const payer = usePayer() ?? visitor;
  return useQuery({
    queryKey: ['quoteTools', offeredTo ?? (asVisitor ? visitor : payer), ...toolIds],
    queryFn: ({ signal }) =>
      readTools(toolIds, { signal, asVisitor: asVisitor || payer === visitor, offeredTo }),
    enabled: toolIds.length > 0,
  });
};
