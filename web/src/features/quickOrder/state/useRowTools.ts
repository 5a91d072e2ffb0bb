import { useQuery } from '@tanstack/react-query';
import { type Assortment, type CartTool, limits } from 'functions/contract';
import { useMemo, useState } from 'react';
import { resolveRows } from '../../../domain/cart/priced/resolveCart.ts';
import type { PadRow } from '../rows/padRows.ts';
import { textsToLookUp } from '../rows/rowReadings.ts';
import type { ToolsBySku } from '../rows/rowResults.ts';

interface KnownTool {
  tool: CartTool | null;
  /** Whether the payer to whom it is offered does not see it. */
  isHidden: boolean;
  at: number;
}

/** How long a tool counts as up to date, in milliseconds. */
const freshMs = 60_000;

const isFresh = (known: KnownTool | undefined): boolean =>
  known !== undefined && Date.now() - known.at < freshMs;

/**
 * Looks up the SKUs or names in the rows, all that are not known yet in one call; again when the
 * window gets the focus later. A response belongs to texts, not to rows, so a late one is never
 * wrong. Waits for the row that is being typed. `offeredTo` is the payer of an offer of staff.
 */
export const useRowTools = (
  rows: readonly PadRow[],
  typing: string | null,
  offeredTo: string | undefined,
) => {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownTool>>(new Map());
  const [assortment, setAssortment] = useState<Assortment>('all');
  const tools: ToolsBySku = useMemo(
    () => new Map([...known].map(([sku, { tool }]) => [sku, tool])),
    [known],
  );
  const texts = useMemo(() => {
    const settled = rows.filter(({ id }) => id !== typing);
    return new Map(settled.flatMap((row) => textsToLookUp(row, tools)));
  }, [rows, typing, tools]);
  const skus = [...texts.keys()].sort();
  const learn = (found: readonly (readonly [string, Omit<KnownTool, 'at'>])[]) => {
    const at = Date.now();
    setKnown(
      (before) =>
        new Map([...before, ...found.map(([sku, row]) => [sku, { ...row, at }] as const)]),
    );
  };
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['cart', 'skus', offeredTo ?? '', ...skus],
    queryFn: async ({ signal }) => {
      const unknownSkus = skus.filter((sku) => !isFresh(known.get(sku)));
      for (let from = 0; from < unknownSkus.length; from += limits.cartRows) {
        const some = unknownSkus.slice(from, from + limits.cartRows);
        const resolved = await resolveRows(
          some.map((sku) => ({ sku: texts.get(sku) ?? sku, quantity: 1 })),
          { signal, offeredTo },
        );
        setAssortment(resolved.assortment);
        learn(
          some.map((sku, at) => {
            const { tool = null, isHidden = false } = resolved.rows[at] ?? {};
            return [sku, { tool, isHidden }] as const;
          }),
        );
      }
      return unknownSkus;
    },
    enabled: skus.length > 0,
    gcTime: 0,
  });
  const hidden: ReadonlySet<string> = useMemo(
    () =>
      new Set([...known.values()].flatMap(({ tool, isHidden }) => (isHidden && tool?._id) || [])),
    [known],
  );
  return {
    tools,
    /** The ids of tools that the payer to whom they are offered does not see. */
    hidden,
    /** What the payer sees of the catalogue. */
    assortment,
    /**
     * Takes a tool that was found elsewhere, at the prices of the caller: those of the payer of an
     * offer have to be looked up.
     */
    learn: (tool: CartTool) => {
      if (offeredTo === undefined) learn([[tool.sku, { tool, isHidden: false }]]);
    },
    error: skus.some((sku) => !known.has(sku)) && !isFetching ? error : null,
    retry: () => void refetch(),
  };
};
