import { useQueryClient } from '@tanstack/react-query';
import type { LowStockTool, Overview } from 'functions/contract';
import { useRef } from 'react';
import { useThrottled } from '../../lib/browser/useThrottled.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { overviewKey } from './useOverview.ts';

const figuresMs = 30_000;

const shown = ({ _id, toolName, available, minOrder }: LowStockTool): LowStockTool => ({
  _id,
  toolName,
  available,
  minOrder,
});

const withLowStock = (
  overview: Overview | undefined,
  tools: readonly LowStockTool[],
): Overview | undefined =>
  overview && { ...overview, lowStock: { ...overview.lowStock, tools: tools.map(shown) } };

/**
 * Brings the tools with the lowest stock into the cached overview, and refetches its figures when
 * orders or the stock have changed.
 */
export const useLiveOverview = () => {
  const client = useQueryClient();
  const refresh = () => void invalidateQueries(client, overviewKey);
  const refreshSoon = useThrottled(refresh, figuresMs);
  const known = useRef({ orders: false, lowStock: false });
  /** The first content is what the page has just loaded. */
  const changed = (source: 'orders' | 'lowStock') => {
    if (known.current[source]) refreshSoon();
    known.current[source] = true;
  };
  return {
    onOrders: () => changed('orders'),
    onLowStock: (tools: readonly LowStockTool[]) => {
      client.setQueryData<Overview>(overviewKey, (overview) => withLowStock(overview, tools));
      changed('lowStock');
    },
    refresh,
  };
};
