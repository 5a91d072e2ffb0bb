import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Order } from 'functions/contract';
import { runBulk } from '../../components/runBulk.ts';
import { invalidateQueries } from '../../invalidateQueries.ts';
import { pagedList } from '../../pagedList.ts';
import { noteCancelled, orderKeys } from './orderCache.ts';
import type { OrderFilter } from './orderFilters.ts';
import {
  countOrders,
  customerOrdersUrl,
  type OrderSearch,
  orderSearchUrl,
  readOrder,
  sendCancellation,
  sendOrder,
} from './orderRequests.ts';

const orderPages = (first: string) => ({
  queryKey: orderKeys.list(first),
  ...pagedList<Order>(first),
});

/** A customer's orders, newest first, a page at a time. */
export const useCustomerOrders = (email: string) =>
  useInfiniteQuery(orderPages(customerOrdersUrl(email)));

/** Those of everyone's orders that are searched for, newest first, a page at a time. */
export const useOrderSearch = (search: OrderSearch) =>
  useInfiniteQuery({
    ...orderPages(orderSearchUrl(search)),
    placeholderData: keepPreviousData,
  });

/** How many orders there are of those a choice shows. */
export const useOrderCount = (filter: OrderFilter) =>
  useQuery({
    queryKey: orderKeys.count(filter),
    queryFn: ({ signal }) => countOrders(filter, signal),
  });

export const useOrder = (id: string) =>
  useQuery({ queryKey: orderKeys.one(id), queryFn: ({ signal }) => readOrder(id, signal) });

export const usePlaceOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendOrder,
    onSuccess: () => invalidateQueries(client, orderKeys.all),
  });
};

/** The counts are asked for again where they cannot be told from what happened here. */
const useCountedCancellation = () => {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    if ((await sendCancellation(id)) > 0) noteCancelled(client);
    else await invalidateQueries(client, orderKeys.counts);
  };
};

/** Cancels an order. What is shown is read again also after a failure: it was out of date. */
export const useCancelOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: useCountedCancellation(),
    onError: () => invalidateQueries(client, orderKeys.counts),
    onSettled: () => invalidateQueries(client, orderKeys.all),
  });
};

/** Cancels several orders, and resolves to which are cancelled and which are not. */
export const useCancelOrders = () => {
  const client = useQueryClient();
  const cancel = useCountedCancellation();
  return useMutation({
    mutationFn: (orders: Order[]) => runBulk(orders, ({ _id }) => cancel(_id)),
    onSuccess: async ({ failed }) => {
      if (failed.length > 0) await invalidateQueries(client, orderKeys.counts);
    },
    onSettled: () => invalidateQueries(client, orderKeys.all),
  });
};
