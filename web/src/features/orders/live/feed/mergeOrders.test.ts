import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { orderOf } from '../../../../testing/fixtures.ts';
import { laterOrder, mergeOrders, type OrderPages } from './mergeOrders.ts';

const at = (id: string, minute: number, fields: Partial<Order> = {}): Order => ({
  ...orderOf(id),
  createdAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...fields,
});
const confirmed = (order: Order): Order => ({
  ...order,
  status: 'confirmed',
  history: [
    ...order.history,
    { step: 'confirmed', status: 'confirmed', actor: 'admin', uid: 'nora', at: '' },
  ],
});
const [latest, middle, oldest] = [at('latest', 30), at('middle', 20), at('oldest', 10)];
const list = (next: string | null): OrderPages => ({
  pages: [
    { items: [latest, middle], next: '/second' },
    { items: [oldest], next },
  ],
  pageParams: ['/first', '/second'],
});
const idsOf = ({ pages }: OrderPages) => pages.map(({ items }) => items.map(({ _id }) => _id));
const any = () => true;

describe('laterOrder', () => {
  it('is the one with the longer history, otherwise the one that arrived', () => {
    const paid = { ...middle, paid: 500 };
    expect(laterOrder(confirmed(middle), middle)).toEqual(confirmed(middle));
    expect(laterOrder(middle, confirmed(middle))).toEqual(confirmed(middle));
    expect(laterOrder(middle, paid)).toBe(paid);
    const handling = { assignee: null, isFollowed: true, hasNews: false };
    expect(laterOrder({ ...middle, handling }, paid)).toEqual({ ...paid, handling });
  });

  it('is the cached one if nothing that is published has changed', () => {
    const handling = { assignee: null, isFollowed: true, hasNews: false };
    const cached: Order = Object.assign({ ...middle, handling }, { totalBill: 12 });
    expect(laterOrder(cached, structuredClone(middle))).toBe(cached);
    const withDay = { ...middle, deliveryDay: '2026-11-25' };
    expect(laterOrder(cached, withDay)).toEqual({ ...withDay, handling });
    expect(laterOrder(withDay, middle)).toBe(middle);
  });
});

describe('mergeOrders', () => {
  it('updates orders where they are, in every page', () => {
    const merged = mergeOrders(list(null), [confirmed(oldest), confirmed(latest)]);
    expect(idsOf(merged)).toEqual([['latest', 'middle'], ['oldest']]);
    expect(merged.pages.flatMap(({ items }) => items.map(({ status }) => status))).toEqual([
      'confirmed',
      'placed',
      'confirmed',
    ]);
  });

  it('does not insert orders that do not match', () => {
    expect(idsOf(mergeOrders(list(null), [at('new', 40)]))).toEqual(idsOf(list(null)));
  });

  it.each([
    ['at the top', 40, [['new', 'latest', 'middle'], ['oldest']]],
    ['between others', 25, [['latest', 'new', 'middle'], ['oldest']]],
    [
      'between two pages',
      15,
      [
        ['latest', 'middle'],
        ['new', 'oldest'],
      ],
    ],
    [
      'at the end',
      5,
      [
        ['latest', 'middle'],
        ['oldest', 'new'],
      ],
    ],
  ])('inserts an order that matches %s', (_place, minute, expected) => {
    expect(idsOf(mergeOrders(list(null), [at('new', minute)], any))).toEqual(expected);
  });

  it('leaves an order to the page that has it, when that is not loaded yet', () => {
    const merged = mergeOrders(list('/third'), [at('new', 5), at('newer', 40)], any);
    expect(idsOf(merged)).toEqual([['newer', 'latest', 'middle'], ['oldest']]);
  });

  it('inserts an order into an empty list once', () => {
    const empty: OrderPages = { pages: [{ items: [], next: null }], pageParams: ['/first'] };
    const merged = mergeOrders(empty, [latest], any);
    expect(idsOf(mergeOrders(merged, [latest, oldest], any))).toEqual([['latest', 'oldest']]);
  });
});
