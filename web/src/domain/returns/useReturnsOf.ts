import { useQuery } from '@tanstack/react-query';
import { apiRoutes, limits, type OrderReturn } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import type { Order } from '../order/order.ts';
import { returnKeys } from './returnKeys.ts';

/**
 * All returns of an order, oldest first. Nothing is read for an order without any: after its first
 * one, there are none until that is read, so that no form makes way for a skeleton.
 */
export const useReturnsOf = ({ _id: id, returnCount }: Pick<Order, '_id' | 'returnCount'>) =>
  useQuery({
    queryKey: returnKeys.ofOrder(id),
    initialData: returnCount === 0 ? [] : undefined,
    initialDataUpdatedAt: 0,
    queryFn: ({ signal }): Promise<OrderReturn[]> =>
      callApi(apiRoutes.listReturnsOfOrder, {
        params: { id },
        query: { limit: limits.returnsOfOrder },
        signal,
      }),
    enabled: returnCount > 0,
  });
