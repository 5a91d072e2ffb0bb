import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useThrottled } from '../../../components/useThrottled.ts';
import { invalidateQueries } from '../../../invalidateQueries.ts';
import type { ListenedOrder } from '../../../live/liveSources.ts';
import { orderKeys } from '../orderCache.ts';
import { feedChanges } from './feedChanges.ts';
import { type Insertion, putOrders } from './putOrders.ts';

const countsMs = 5_000;

interface OrderFeed extends Insertion {
  /** Called with the ids of orders that were placed a moment ago and match. */
  onPlaced?: (ids: string[]) => void;
}

/** Brings the orders that changed into the cached lists, and keeps their counts up to date. */
export const useOrderFeed = ({ list, matches, onPlaced }: OrderFeed) => {
  const client = useQueryClient();
  const before = useRef<readonly ListenedOrder[]>(undefined);
  const recount = useThrottled(() => void invalidateQueries(client, orderKeys.counts), countsMs);
  const refresh = () => {
    void invalidateQueries(client, orderKeys.all);
    recount();
  };
  const onContent = (now: ListenedOrder[]) => {
    const isFirst = before.current === undefined;
    const { changed, placed, hasGap } = feedChanges(before.current, now);
    before.current = now;
    putOrders(client, changed, { list, matches });
    onPlaced?.(
      changed.filter((one) => placed.includes(one._id) && matches(one)).map(({ _id }) => _id),
    );
    if (hasGap) return refresh();
    if (!isFirst && changed.length > 0) recount();
  };
  return { onContent, refresh };
};
