import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { StockAdjustmentInput, Tool, ToolInput, ToolUpdate } from 'functions/contract';
import { runBulk } from '../../../components/runBulk.ts';
import { useIdempotencyKey } from '../../../idempotencyKey.ts';
import { invalidateQueries } from '../../../invalidateQueries.ts';
import { pagedList } from '../../../pagedList.ts';
import { productKeys } from './productKeys.ts';
import {
  countProducts,
  type Product,
  type ProductSearch,
  productListUrl,
  readLastEntries,
  readProduct,
  sendAdjustment,
  sendChanges,
  sendDeletion,
  sendProduct,
} from './productRequests.ts';

/** As many entries of a ledger as a glance takes in. */
const lastEntries = 5;

/** The tools of a search, as they are sold at this moment, a page at a time. */
export const useProducts = (search: ProductSearch) =>
  useInfiniteQuery({
    queryKey: productKeys.list(search),
    ...pagedList<Tool>(productListUrl(search)),
    placeholderData: keepPreviousData,
  });

/** How many tools there are, whatever is searched for. */
export const useProductCount = () =>
  useQuery({ queryKey: productKeys.count, queryFn: ({ signal }) => countProducts(signal) });

export const useProduct = (id: string) =>
  useQuery({
    queryKey: productKeys.one(id),
    queryFn: ({ signal }) => readProduct(id, signal),
    // A form must not begin with what was read on an earlier visit.
    gcTime: 0,
  });

export const useLastEntries = (id: string) =>
  useQuery({
    queryKey: productKeys.ledger(id),
    queryFn: ({ signal }) => readLastEntries(id, lastEntries, signal),
  });

/** Has everything known of tools read again. */
const useProductRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, productKeys.all);
};

/** The API's count may be two seconds old: what happened here is counted here. */
const useCountChange = () => {
  const client = useQueryClient();
  return (change: number) =>
    client.setQueryData<number>(productKeys.count, (count) => count && count + change);
};

export const useAddProduct = () => {
  const refresh = useProductRefresh();
  const changeCount = useCountChange();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  return useMutation({
    mutationFn: (tool: ToolInput) => sendProduct(tool, idempotencyKey),
    onSuccess: () => {
      renewKey();
      changeCount(1);
    },
    onSettled: refresh,
  });
};

interface ProductSaving {
  base: Product;
  /** None, where another has changed the tool to the same. */
  changes: ToolUpdate;
}

/** Changes a tool over the version it was read in, and resolves to what it is then. */
export const useSaveProduct = () => {
  const refresh = useProductRefresh();
  return useMutation({
    mutationFn: async ({ base, changes }: ProductSaving): Promise<Product> => {
      if (Object.keys(changes).length > 0) await sendChanges(base, changes);
      const known = { tool: { ...base.tool, ...changes }, tag: base.tag };
      // It is saved: where it cannot be read, a later change is checked against the old version.
      return readProduct(base.tool._id).catch(() => known);
    },
    onSettled: refresh,
  });
};

/** Deletes a tool. The lists are read again also after a failure: they were out of date. */
export const useDeleteProduct = () => {
  const refresh = useProductRefresh();
  const changeCount = useCountChange();
  return useMutation({
    mutationFn: sendDeletion,
    onSuccess: () => changeCount(-1),
    onSettled: refresh,
  });
};

/** Deletes several tools, and resolves to which are gone and which are not. */
export const useDeleteProducts = () => {
  const refresh = useProductRefresh();
  const changeCount = useCountChange();
  return useMutation({
    mutationFn: (tools: Tool[]) => runBulk(tools, ({ _id }) => sendDeletion(_id)),
    onSuccess: ({ done }) => changeCount(-done.length),
    onSettled: refresh,
  });
};

export const useAdjustStock = (id: string) => {
  const refresh = useProductRefresh();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  return useMutation({
    mutationFn: (adjustment: StockAdjustmentInput) =>
      sendAdjustment(id, adjustment, idempotencyKey),
    onSuccess: renewKey,
    onSettled: refresh,
  });
};
