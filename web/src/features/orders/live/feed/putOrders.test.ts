import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { orderOf } from '../../../../testing/fixtures.ts';
import type { OrderPages } from './mergeOrders.ts';
import { putOrders } from './putOrders.ts';

const placedOrder = orderOf('first');
const confirmed: Order = {
  ...placedOrder,
  status: 'confirmed',
  history: [
    ...placedOrder.history,
    { step: 'confirmed', status: 'confirmed', actor: 'admin', uid: 'nora', at: '' },
  ],
};
const pagesOf = (...items: Order[]): OrderPages => ({
  pages: [{ items, next: null }],
  pageParams: ['/'],
});
const [open, all] = [orderKeys.list('/open'), orderKeys.list('/all')];
const insertion = { list: open, matches: () => true };

describe('putOrders', () => {
  it('changes an order by its id and number, and in all lists', () => {
    const client = new QueryClient();
    for (const key of [placedOrder._id, placedOrder.number])
      client.setQueryData(orderKeys.one(key), placedOrder);
    client.setQueryData(open, pagesOf(placedOrder));
    client.setQueryData(all, pagesOf(placedOrder));
    putOrders(client, [confirmed], insertion);
    expect(client.getQueryData(orderKeys.one(placedOrder._id))).toEqual(confirmed);
    expect(client.getQueryData(orderKeys.one(placedOrder.number))).toEqual(confirmed);
    expect(client.getQueryData(open)).toEqual(pagesOf(confirmed));
    expect(client.getQueryData(all)).toEqual(pagesOf(confirmed));
  });

  it('keeps another order with the same number', () => {
    const client = new QueryClient();
    const other = { ...placedOrder, _id: 'other' };
    client.setQueryData(orderKeys.one(placedOrder.number), other);
    putOrders(client, [confirmed], insertion);
    expect(client.getQueryData(orderKeys.one(placedOrder.number))).toBe(other);
  });

  it('inserts into one list only, and creates no list', () => {
    const client = new QueryClient();
    client.setQueryData(all, pagesOf());
    putOrders(client, [confirmed], insertion);
    expect(client.getQueryData(all)).toEqual(pagesOf());
    expect(client.getQueryData(open)).toBeUndefined();
  });

  it('changes the response of a running request too', async () => {
    const client = new QueryClient();
    client.setQueryData(open, pagesOf(placedOrder));
    const { promise, resolve } = Promise.withResolvers<OrderPages>();
    const fetched = client.fetchQuery({ queryKey: open, queryFn: () => promise });
    putOrders(client, [confirmed], insertion);
    resolve(pagesOf(placedOrder));
    await fetched;
    expect(client.getQueryData(open)).toEqual(pagesOf(confirmed));
  });
});
