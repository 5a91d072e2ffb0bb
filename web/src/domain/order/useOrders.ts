import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiRoutes, type OrderFilter } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { keptList, keptQuery } from '../../lib/queries/kept/keptQuery.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { runBulk } from '../../lib/queries/runBulk.ts';
import type { Order } from './order.ts';
import { orderKeys } from './orderCache.ts';
import { type OrderSearch, orderListQuery, ordersWith, searchQuery } from './orderSearch.ts';

const { listOrdersByEmail, listOrdersOf, listOrders, getOrder } = apiRoutes;

/** Whether a search is opened day by day: what it finds is then kept for the next visit. */
const isDaily = ({ words, from, to, sort }: OrderSearch): boolean =>
  words === '' && from === '' && to === '' && sort === undefined;

/** The pages of a payer's orders that match a search, newest first. */
export const ownOrderPages = (email: string, search: OrderSearch<OrderFilter>) => {
  const input = { params: { email }, query: searchQuery(search) };
  const list = pagedList(orderKeys.lists, listOrdersByEmail, input);
  return isDaily(search) ? keptList(list) : list;
};

/** The pages of everyone's orders that match a search. */
export const orderPages = (search: OrderSearch) => {
  const list = pagedList(orderKeys.lists, listOrders, { query: orderListQuery(search) });
  return isDaily(search) ? keptList(list) : list;
};

/** The open orders of an account, newest first, a page at a time. */
export const useOpenOrders = (email: string) =>
  useInfiniteQuery(ownOrderPages(email, ordersWith('open')));

/** The orders of a payer for admins, newest first, a page at a time. */
export const usePayerOrders = (payerId: string, enabled = true) =>
  useInfiniteQuery({
    ...pagedList(orderKeys.lists, listOrdersOf, { params: { payerId } }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** A customer's newest order, or undefined if there is none. */
export const useNewestOrder = (email: string) =>
  useQuery({
    queryKey: orderKeys.newest(email),
    queryFn: ({ signal }): Promise<Order[]> =>
      callApi(listOrdersByEmail, { params: { email }, query: { status: 'all', limit: 1 }, signal }),
    select: ([newest]) => newest,
  });

/** An order by its id or its number. */
export const useOrder = (idOrNumber: string) =>
  useQuery(
    keptQuery(
      orderKeys.one(idOrNumber),
      ({ signal }): Promise<Order> => callApi(getOrder, { params: { id: idOrNumber }, signal }),
    ),
  );

/** Orders to move, and the request that moves one of them and resolves to it afterwards. */
interface OrderMoves {
  orders: readonly Order[];
  move: (order: Order) => Promise<Order>;
}

/** Refreshes lists and counts, after a failure too: they were out of date. */
const refreshOrders = (client: ReturnType<typeof useQueryClient>) =>
  Promise.all([
    invalidateQueries(client, orderKeys.all),
    invalidateQueries(client, orderKeys.counts),
  ]);

/**
 * Moves one or several orders to another status and resolves to the changed ones and the failures.
 */
export const useTransitions = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orders, move }: OrderMoves) =>
      runBulk(orders, async (order) => {
        const moved = await move(order);
        for (const key of [order._id, order.number]) {
          client.setQueryData(orderKeys.one(key), moved);
        }
      }),
    onSettled: () => refreshOrders(client),
  });
};
