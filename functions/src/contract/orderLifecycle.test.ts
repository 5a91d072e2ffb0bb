import { describe, expect, it } from 'vitest';
import {
  canBeCancelledBy,
  canCancel,
  countsAsSold,
  initialStatus,
  isOpen,
  openStatuses,
  orderStatuses,
} from './orderLifecycle.ts';

const order = (status: (typeof orderStatuses)[number]) => ({ status, userId: 'carla' });

describe('The lifecycle of an order', () => {
  it('begins open, sold and cancellable', () => {
    expect(isOpen(initialStatus)).toBe(true);
    expect(countsAsSold(initialStatus)).toBe(true);
    expect(canBeCancelledBy('customer', order(initialStatus))).toBe(true);
  });

  it('ends with a cancellation: the order is neither open nor sold', () => {
    expect(isOpen('cancelled')).toBe(false);
    expect(countsAsSold('cancelled')).toBe(false);
    expect(canBeCancelledBy('admin', order('cancelled'))).toBe(false);
  });

  it('lists exactly the open statuses', () => {
    expect(openStatuses).toEqual(orderStatuses.filter(isOpen));
    expect(openStatuses).toEqual(['placed']);
  });

  it.each([
    ['its customer', { uid: 'carla', admin: false }, true],
    ['an admin', { uid: 'ada', admin: true }, true],
    ['another customer', { uid: 'bob', admin: false }, false],
  ])('lets %s cancel a placed order: %j', (_, caller, allowed) => {
    expect(canCancel(order('placed'), caller)).toBe(allowed);
    expect(canCancel(order('cancelled'), caller)).toBe(false);
  });
});
