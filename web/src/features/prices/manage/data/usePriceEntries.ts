import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiRoutes, type PriceEntryInput, type PriceListEntry } from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import { pagedList } from '../../../../lib/queries/pagedList.ts';
import { useSend } from '../../../../lib/queries/useSend.ts';
import { priceKeys } from './priceKeys.ts';

const { listPrices, setPrice, removePrice, getTool } = apiRoutes;

/** The prices of a list by SKU, a page at a time. */
export const usePriceEntries = (id: string) =>
  useInfiniteQuery(pagedList(priceKeys.entries(id), listPrices, { params: { id } }));

/** The tool at list prices, whose packs and price breaks an agreed price must fit. */
const readTool = (id: string, signal: AbortSignal) =>
  callApi(getTool, { params: { id }, query: { prices: 'list' }, signal });

/** The tool whose price is edited, at list prices. */
export const useListedTool = (id: string) =>
  useQuery({
    queryKey: priceKeys.tool(id),
    queryFn: ({ signal }) => readTool(id, signal),
  });

/** The price of a tool in a list; null if the tool is not in the list. */
export const usePriceEntry = (id: string, toolId: string) =>
  useQuery({
    queryKey: priceKeys.entry(id, toolId),
    queryFn: async ({ signal }): Promise<PriceListEntry | null> => {
      const query = { tool: toolId };
      const [entry = null] = await callApi(listPrices, { params: { id }, query, signal });
      return entry;
    },
    // A form must not start from the copy of an earlier visit.
    gcTime: 0,
  });

interface PriceChange {
  toolId: string;
  input: PriceEntryInput;
}

const options = { refreshes: [priceKeys.all] };

/** Sets the price of a tool in a list. */
export const usePriceSetting = (id: string) =>
  useSend(
    async ({ toolId, input }: PriceChange): Promise<PriceListEntry | null> =>
      (await callApi(setPrice, { params: { id, toolId }, body: input })).price,
    options,
  );

/** Removes a tool from a list. */
export const usePriceRemoval = (id: string) =>
  useSend((toolId: string) => callApi(removePrice, { params: { id, toolId } }), options);
