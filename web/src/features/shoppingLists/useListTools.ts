import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resolveRows } from '../../domain/cart/priced/resolveCart.ts';
import { readPayer } from '../../lib/session/payer.ts';
import type { ListTools } from './listResults.ts';

/** The tools of a list as the payer sees them now, with the prices of now. */
export const useListTools = (toolIds: readonly string[]) => {
  const ids = [...toolIds].sort();
  return useQuery({
    queryKey: ['cart', 'list', readPayer() ?? '', ...ids],
    queryFn: async ({ signal }): Promise<ListTools> => {
      const rows = ids.map((toolId) => ({ toolId, quantity: 1 }));
      const resolved = await resolveRows(rows, { signal });
      const tools = ids.map((id, at) => [id, resolved.rows[at]?.tool ?? null] as const);
      return { tools: new Map(tools), assortment: resolved.assortment };
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
};
