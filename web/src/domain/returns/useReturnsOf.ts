import { useQuery } from '@tanstack/react-query';
import { apiRoutes, limits } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import type { Order } from '../order/order.ts';
import { returnKeys } from './returnKeys.ts';

/** All returns of an order, oldest first. Nothing is read for an order without any. */
export const useReturnsOf = ({ _id: id, returnCount }: Pick<Order, '_id' | 'returnCount'>) =>
  useQuery({
    queryKey: returnKeys.ofOrder(id),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.listReturnsOfOrder, {
        params: { id },
        query: { limit: limits.returnsOfOrder },
        signal,
      }),
    enabled: returnCount > 0,
  });
