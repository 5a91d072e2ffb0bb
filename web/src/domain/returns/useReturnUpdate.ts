import { useQueryClient } from '@tanstack/react-query';
import type { OrderReturn } from 'functions/contract';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { orderDependents, orderKeys } from '../order/orderCache.ts';
import { returnKeys } from './returnKeys.ts';

/**
 * The later state of a return. Each change adds an event, so the state with fewer of them is older;
 * with as many, the state that arrived is the later one.
 */
const laterReturn = (cached: OrderReturn, arrived: OrderReturn): OrderReturn =>
  arrived.history.length < cached.history.length ? cached : arrived;

/** What depends on a return. */
export const returnDependents = [returnKeys.all, orderKeys.all, ...orderDependents];

/** Shows a changed return at once, and refreshes what depends on it. */
export const useReturnUpdate = () => {
  const client = useQueryClient();
  return {
    refresh: () => Promise.all(returnDependents.map((key) => invalidateQueries(client, key))),
    show: (changed: OrderReturn) => {
      for (const key of [changed._id, changed.number])
        client.setQueryData<OrderReturn>(returnKeys.one(key), (cached) =>
          cached ? laterReturn(cached, changed) : changed,
        );
    },
  };
};
