import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type OrderListOwner,
  orderListUrl,
  readOrders,
  sendCancellation,
  sendOrder,
} from './orderRequests.ts';

const allKeys = ['orders'];

/** The orders of an owner, newest first, a page at a time. */
export const useOrders = (owner: OrderListOwner) => {
  const first = orderListUrl(owner);
  return useInfiniteQuery({
    queryKey: [...allKeys, first],
    queryFn: ({ pageParam, signal }) => readOrders(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
};

export const usePlaceOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendOrder,
    onSuccess: () => client.invalidateQueries({ queryKey: allKeys }),
  });
};

/** Cancels an order. The lists are read again also after a failure: they were out of date. */
export const useCancelOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendCancellation,
    onSettled: () => client.invalidateQueries({ queryKey: allKeys }),
  });
};
