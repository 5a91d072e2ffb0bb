import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { orderOf } from '../../../../testing/fixtures.ts';
import { listenedOrder } from '../../../../testing/listenedOrder.ts';
import { openPage } from '../../../../testing/renderPage.tsx';
import type { OrderPages } from './mergeOrders.ts';
import { useOrderFeed } from './useOrderFeed.ts';

const list = orderKeys.list('/orders');

const listOf = (...ids: string[]): OrderPages => ({
  pages: [{ items: ids.map((id) => orderOf(id)), next: null }],
  pageParams: ['/orders'],
});

const openFeed = () => {
  const { client, wrapper } = openPage();
  const onPlaced = vi.fn<(ids: string[]) => void>();
  const { result } = renderHook(() => useOrderFeed({ list, matches: () => true, onPlaced }), {
    wrapper,
  });
  return { client, onPlaced, feed: result.current };
};

it('reports orders that were placed since the list was loaded, not those published since', () => {
  const { client, onPlaced, feed } = openFeed();
  const [early, late] = [listenedOrder('early', 1_000), listenedOrder('late', 2_000)];
  client.setQueryData(list, listOf('early'));
  feed.onContent([]);
  feed.onContent([early]);
  expect(onPlaced).toHaveBeenLastCalledWith([]);
  feed.onContent([late, early]);
  expect(onPlaced).toHaveBeenLastCalledWith(['late']);
});

it('reports an order also when the list gets it in another way before it is published', () => {
  const { client, onPlaced, feed } = openFeed();
  client.setQueryData(list, listOf('early'));
  feed.onContent([]);
  client.setQueryData(list, listOf('late', 'early'));
  feed.onContent([listenedOrder('late', 2_000)]);
  expect(onPlaced).toHaveBeenLastCalledWith(['late']);
});
