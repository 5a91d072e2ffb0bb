import { describe, expect, it } from 'vitest';
import {
  allowedTransitions,
  canCancel,
  countsAsSold,
  findTransition,
  hasInvoice,
  initialStatus,
  isOpen,
  isPossibleHistory,
  needsCreditNote,
  needsInvoice,
  type OrderStatus,
  openStatuses,
  orderFilters,
  orderStatuses,
  remainingStatuses,
  returnsStock,
  statusesOf,
} from './lifecycle.ts';

const order = (status: OrderStatus) => ({ status, payerId: 'carla', userId: 'carla' });

const callers = {
  customer: { uid: 'carla', admin: false },
  stranger: { uid: 'bob', admin: false },
  admin: { uid: 'ada', admin: true },
  'customer who is an admin': { uid: 'carla', admin: true },
};

const targetsOf = (status: OrderStatus, caller: { uid: string; admin: boolean }) =>
  allowedTransitions(order(status), caller).map(({ to, actor }) => `${actor}: ${to}`);

describe('The lifecycle of an order', () => {
  it.each([
    ['customer', 'placed', ['customer: cancelled']],
    ['customer', 'confirmed', []],
    ['customer', 'shipped', ['customer: delivered']],
    ['admin', 'placed', ['admin: confirmed', 'admin: cancelled']],
    ['admin', 'confirmed', ['admin: shipped', 'admin: cancelled']],
    ['admin', 'shipped', ['admin: delivered']],
    ['customer who is an admin', 'placed', ['admin: confirmed', 'customer: cancelled']],
    ['customer who is an admin', 'shipped', ['customer: delivered']],
  ] as const)('lets the %s change a %s order to %j', (who, status, targets) => {
    expect(targetsOf(status, callers[who])).toEqual(targets);
  });

  it.each(['delivered', 'cancelled'] as const)('ends when an order is %s', (status) => {
    expect(isOpen(status)).toBe(false);
    for (const caller of Object.values(callers)) expect(targetsOf(status, caller)).toEqual([]);
  });

  it('lets no stranger change an order', () => {
    for (const status of orderStatuses) expect(targetsOf(status, callers.stranger)).toEqual([]);
  });

  it('requires details of admins only', () => {
    const requiredOf = (status: OrderStatus, to: OrderStatus, who: keyof typeof callers) =>
      findTransition(order(status), to, callers[who])?.required;
    expect(requiredOf('confirmed', 'shipped', 'admin')).toEqual(['carrier', 'trackingNumber']);
    expect(requiredOf('placed', 'cancelled', 'admin')).toEqual(['reason']);
    expect(requiredOf('placed', 'cancelled', 'customer')).toEqual([]);
    expect(requiredOf('placed', 'shipped', 'admin')).toBeUndefined();
  });

  it('begins open, sold and cancellable', () => {
    expect([isOpen(initialStatus), countsAsSold(initialStatus)]).toEqual([true, true]);
    expect(canCancel(order(initialStatus), callers.customer)).toBe(true);
  });

  it('returns the pieces of a cancelled order, and only of that', () => {
    expect(orderStatuses.filter(countsAsSold)).toEqual(orderStatuses.slice(0, -1));
    expect(returnsStock('confirmed', 'cancelled')).toBe(true);
    expect(returnsStock('shipped', 'delivered')).toBe(false);
  });

  it('gives an order its invoice once, and cancels it with a credit note', () => {
    const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));
    const invoicing = pairs.filter(({ from, to }) => needsInvoice(from, to));
    expect(invoicing.filter(({ from }) => from === 'placed').map(({ to }) => to)).toEqual([
      'confirmed',
      'shipped',
      'delivered',
    ]);
    expect(orderStatuses.filter(hasInvoice)).toEqual(['confirmed', 'shipped', 'delivered']);
    const credited = pairs.filter(({ from, to }) => needsCreditNote(from, to));
    expect(credited).toEqual(
      ['confirmed', 'shipped', 'delivered'].map((from) => ({ from, to: 'cancelled' })),
    );
  });

  it('lists the open statuses, and those that an order still has to pass', () => {
    expect(openStatuses).toEqual(['placed', 'confirmed', 'shipped']);
    expect(remainingStatuses('confirmed')).toEqual(['shipped', 'delivered']);
    expect(remainingStatuses('delivered')).toEqual([]);
    expect(remainingStatuses('cancelled')).toEqual([]);
  });

  it.each([
    [['placed'], 'placed', true],
    [['placed', 'confirmed', 'shipped', 'delivered'], 'delivered', true],
    [['placed', 'confirmed', 'cancelled'], 'cancelled', true],
    [['placed', 'shipped'], 'shipped', false],
    [['placed', 'cancelled', 'cancelled'], 'cancelled', false],
    [['confirmed'], 'confirmed', false],
    [['placed', 'confirmed'], 'placed', false],
    [[], 'placed', false],
  ] as const)('says whether %j leads to %s: %j', (history, status, possible) => {
    expect(isPossibleHistory(history, status)).toBe(possible);
  });
});

describe('statusesOf', () => {
  it('selects one status, the open ones, or all', () => {
    expect(statusesOf('open')).toEqual(openStatuses);
    expect(statusesOf('all')).toEqual(orderStatuses);
    expect(statusesOf('shipped')).toEqual(['shipped']);
    expect(orderFilters).toHaveLength(orderStatuses.length + 2);
  });
});
