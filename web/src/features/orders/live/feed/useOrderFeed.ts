import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListenedOrder } from '../../../../domain/live/liveSources.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { useThrottled } from '../../../../lib/browser/useThrottled.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import { feedChanges } from './feedChanges.ts';
import { idsOf, type OrderPages } from './mergeOrders.ts';
import { type Insertion, putOrders } from './putOrders.ts';

const countsMs = 5_000;

interface OrderFeed extends Insertion {
  /** Called with the ids of orders that match, and were placed after the list was loaded. */
  onPlaced?: (ids: string[]) => void;
}

/**
 * The ids that a list had when it was first loaded, per list. Its orders may be published only
 * afterwards.
 */
const useLoadedIds = (list: QueryKey) => {
  const client = useQueryClient();
  const loaded = useRef(new Map<string, ReadonlySet<string>>());
  return () => {
    const key = list.join();
    const data = client.getQueryData<OrderPages>(list);
    const ids = loaded.current.get(key) ?? (data && new Set(idsOf(data)));
    if (ids) loaded.current.set(key, ids);
    return ids;
  };
};

/** Brings the orders that changed into the cached lists, and keeps their counts up to date. */
export const useOrderFeed = ({ onPlaced, ...insertion }: OrderFeed) => {
  const { list, matches } = insertion;
  const client = useQueryClient();
  const before = useRef<readonly ListenedOrder[]>(undefined);
  const loadedIds = useLoadedIds(list);
  const recount = useThrottled(() => void invalidateQueries(client, orderKeys.counts), countsMs);
  const refresh = () => {
    void invalidateQueries(client, orderKeys.all);
    recount();
  };
  const onContent = (now: ListenedOrder[]) => {
    const isFirst = before.current === undefined;
    const { changed, placed, hasGap } = feedChanges(before.current, now);
    before.current = now;
    const loaded = loadedIds();
    putOrders(client, changed, insertion);
    const isNew = (order: Order) =>
      placed.includes(order._id) && !loaded?.has(order._id) && matches(order);
    onPlaced?.(changed.filter(isNew).map(({ _id }) => _id));
    if (hasGap) return refresh();
    if (!isFirst && changed.length > 0) recount();
  };
  return { onContent, refresh };
};
