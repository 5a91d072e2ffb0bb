import { describe, expect, it } from 'vitest';
import type { Actor } from '../who/actor.ts';
import {
  allowedTransitions,
  canCancel,
  countsAsSold,
  findTransition,
  hasInvoice,
  initialStatus,
  isOpen,
  type OrderStatus,
  openStatuses,
  orderFilters,
  orderLifecycle,
  orderStatuses,
  remainingStatuses,
  statusOf,
} from './lifecycle.ts';
import { type LineCounters, noPieces } from './lineCounters.ts';

const order = (status: OrderStatus) => ({ status, payerId: 'carla', userId: 'carla' });

const callers = {
  customer: { uid: 'carla', staff: false, membership: null },
  stranger: { uid: 'bob', staff: false, membership: null },
  admin: { uid: 'ada', staff: true, membership: null },
  'customer who is an admin': { uid: 'carla', staff: true, membership: null },
};

const targetsOf = (status: OrderStatus, caller: Actor) =>
  allowedTransitions(order(status), caller).map(({ to, actor }) => `${actor}: ${to}`);

describe('The lifecycle of an order', () => {
  it.each([
    ['customer', 'placed', ['customer: cancelled']],
    ['customer', 'confirmed', []],
    ['customer', 'shipped', ['customer: delivered']],
    ['admin', 'placed', ['admin: confirmed', 'admin: cancelled']],
    ['admin', 'confirmed', ['admin: shipped', 'admin: cancelled']],
    ['customer', 'part-shipped', []],
    ['admin', 'part-shipped', ['admin: shipped']],
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

  it('is sold unless it is cancelled, and has its invoice from its confirmation on', () => {
    expect(orderStatuses.filter(countsAsSold)).toEqual(orderStatuses.slice(0, -1));
    expect(orderStatuses.filter(hasInvoice)).toEqual([
      'confirmed',
      'part-shipped',
      'shipped',
      'delivered',
    ]);
  });

  it('lists the open statuses, and those that an order still has to pass', () => {
    expect(openStatuses).toEqual(['placed', 'confirmed', 'part-shipped', 'shipped']);
    expect(remainingStatuses('part-shipped')).toEqual(['shipped', 'delivered']);
    expect(remainingStatuses('confirmed')).toEqual(['shipped', 'delivered']);
    expect(remainingStatuses('delivered')).toEqual([]);
    expect(remainingStatuses('cancelled')).toEqual([]);
  });
});

describe('statusOf', () => {
  const counted = (quantity: number, counters: Partial<LineCounters> = {}) => ({
    toolId: `tool-${quantity}`,
    quantity,
    ...noPieces,
    ...counters,
  });

  it.each([
    ['placed', null, [counted(5)]],
    ['placed', null, [counted(5), counted(2, { cancelled: 2 })]],
    ['confirmed', '2026-000001', [counted(5)]],
    ['part-shipped', '2026-000001', [counted(5, { shipped: 1 })]],
    ['part-shipped', '2026-000001', [counted(5, { shipped: 5, delivered: 5 }), counted(1)]],
    ['shipped', '2026-000001', [counted(5, { shipped: 5, delivered: 4 })]],
    ['shipped', '2026-000001', [counted(5, { shipped: 3, cancelled: 2 })]],
    ['delivered', '2026-000001', [counted(5, { shipped: 3, cancelled: 2, delivered: 3 })]],
    ['delivered', '2026-000001', [counted(5, { shipped: 5, delivered: 5, returned: 5 })]],
    ['cancelled', '2026-000001', [counted(5, { cancelled: 5 }), counted(2, { cancelled: 2 })]],
    ['cancelled', null, [counted(5, { cancelled: 5 })]],
  ] as const)('is %s with invoice %s and %j', (status, invoiceNumber, lines) => {
    expect(statusOf({ lines, invoiceNumber })).toBe(status);
  });
});

describe('A filter', () => {
  it('selects one status, the open ones, or all', () => {
    expect(orderLifecycle.statusesOf('open')).toEqual(openStatuses);
    expect(orderLifecycle.statusesOf('all')).toEqual(orderStatuses);
    expect(orderLifecycle.statusesOf('shipped')).toEqual(['shipped']);
    expect(orderLifecycle.statusesOf('late')).toEqual(['placed', 'confirmed', 'part-shipped']);
    expect(orderLifecycle.statusesOf('to-ship')).toEqual(['confirmed', 'part-shipped']);
    expect(orderFilters).toHaveLength(orderStatuses.length + 2);
  });
});
