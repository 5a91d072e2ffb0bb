import { useQueryClient } from '@tanstack/react-query';
import type { ListenedOrder } from '../../domain/live/liveSources.ts';
import { returnKeys } from '../../domain/returns/returnKeys.ts';
import { useLiveOrder } from '../../features/orders/live/feed/useLiveOrder.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';

/**
 * Brings the changes of an order into the cache, and refetches its returns: the order is published
 * with each change of one.
 */
export const useLiveReturns = (onPayment: () => void = () => {}) => {
  const client = useQueryClient();
  const live = useLiveOrder(onPayment);
  const refetchReturns = () => void invalidateQueries(client, returnKeys.all);
  return {
    onContent: (order: ListenedOrder | undefined) => {
      live.onContent(order);
      refetchReturns();
    },
    refresh: () => {
      live.refresh();
      refetchReturns();
    },
  };
};
