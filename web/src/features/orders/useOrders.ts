import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { runBulk } from '../../components/runBulk.ts';
import { invalidateQueries } from '../../invalidateQueries.ts';
import { pagedList } from '../../pagedList.ts';
import type { Order } from './order.ts';
import { countCancellation, orderKeys } from './orderCache.ts';
import type { OrderFilter } from './orderFilters.ts';
import {
  countOrders,
  customerOrdersUrl,
  type OrderSearch,
  orderSearchUrl,
  readOrder,
  readOrders,
  sendCancellation,
  sendOrder,
} from './orderRequests.ts';

const orderPages = (first: string) => ({
  queryKey: orderKeys.list(first),
  ...pagedList<Order>(first),
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    readOrders(pageParam, signal),
});

/** A customer's orders, newest first, a page at a time. */
export const useCustomerOrders = (email: string) =>
  useInfiniteQuery(orderPages(customerOrdersUrl(email)));

/** A customer's newest order, or undefined if there is none. */
export const useNewestOrder = (email: string) =>
  useQuery({
    queryKey: orderKeys.newest(email),
    queryFn: ({ signal }) => readOrders(`${customerOrdersUrl(email)}?limit=1`, signal),
    select: ({ items: [newest] }) => newest,
  });

/** Everyone's orders that match a search, newest first, a page at a time. */
export const useOrderSearch = (search: OrderSearch) =>
  useInfiniteQuery({
    ...orderPages(orderSearchUrl(search)),
    placeholderData: keepPreviousData,
  });

/** The number of orders that match a filter. */
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

/** Cancels an order and updates the cached counts. Refetches them if the outcome is unclear. */
const useCountedCancellation = () => {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    if ((await sendCancellation(id)) > 0) countCancellation(client);
    else await invalidateQueries(client, orderKeys.counts);
  };
};

/** Cancels an order. Refreshes the lists after a failure too: they were out of date. */
export const useCancelOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: useCountedCancellation(),
    onError: () => invalidateQueries(client, orderKeys.counts),
    onSettled: () => invalidateQueries(client, orderKeys.all),
  });
};

/** Cancels several orders and resolves to the cancelled ones and the failures. */
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
