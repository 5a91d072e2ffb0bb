import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiRoutes, type CartTool, type FamilyPage, type Tool } from 'functions/contract';
import { publicStaleTime, toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { useShownPayer } from '../../../../domain/tool/useShownPayer.ts';
import { callApi } from '../../../../lib/api/api.ts';

const keyOf = (id: string, payer: string) => [...toolKeys.all, 'family', id, payer];

/**
 * A family with the sizes that the payer sees, at the payer's prices, or for staff as another payer
 * sees it.
 */
export const useFamily = (id: string, previewed?: string) => {
  const { payer, isKnown, as } = useShownPayer(previewed);
  return useQuery({
    queryKey: keyOf(id, payer),
    queryFn: ({ signal }) => callApi(apiRoutes.getFamily, { params: { id }, signal, ...as }),
    staleTime: publicStaleTime,
    enabled: isKnown,
  });
};

/** A price without an agreement is a list price. */
const updated = ({ agreement, ...tool }: Tool, current: CartTool | undefined): Tool =>
  current ? { ...tool, ...current } : { ...tool, ...(agreement && { agreement }) };

/** Shows sizes with the price and the stock that the shop has named since. */
export const updateSizes = (
  client: QueryClient,
  { id, payer }: { id: string; payer: string },
  tools: readonly CartTool[],
): void => {
  const current = new Map(tools.map((tool) => [tool._id, tool]));
  client.setQueryData<FamilyPage>(
    keyOf(id, payer),
    (family) =>
      family && {
        ...family,
        sizes: family.sizes.map((size) => ({
          ...size,
          tool: updated(size.tool, current.get(size.tool._id)),
        })),
      },
  );
};
