import type { AuditEntry } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../testing/fixtures.ts';
import type { Order } from '../order.ts';
import { historyOf, isChangedByAdmin } from './useOrderHistory.ts';

const at = '2026-11-21T11:00:00.000Z';
const cancelledBy = (uid: string): Order => {
  const order = orderOf('first');
  const actor = uid === order.userId ? 'customer' : 'admin';
  return { ...order, history: [...order.history, { status: 'cancelled', actor, uid, at }] };
};

const entry: AuditEntry = {
  _id: 'entry',
  action: 'order-cancelled',
  target: { kind: 'order', id: 'first', label: '' },
  before: { status: 'placed' },
  after: { status: 'cancelled' },
  by: 'nora',
  byEmail: 'nora@example.test',
  at,
  requestId: 'request',
};

const whoIn = (order: Order, audit?: AuditEntry[]) =>
  historyOf(order, audit).map(({ status, who }) => [status, who]);

describe('historyOf', () => {
  it('names the customer', () => {
    expect(whoIn(cancelledBy('carla'))).toEqual([
      ['placed', 'Carla Customer'],
      ['cancelled', 'Carla Customer'],
    ]);
  });

  it('names admins by their address in the audit log', () => {
    expect(whoIn(cancelledBy('nora'), [entry])[1]).toEqual(['cancelled', 'nora@example.test']);
  });

  it('calls an unknown person an admin', () => {
    expect(whoIn(cancelledBy('nora'))[1]).toEqual(['cancelled', 'an admin']);
  });
});

describe('isChangedByAdmin', () => {
  it('is true if anyone but the customer changed the order', () => {
    expect(isChangedByAdmin(cancelledBy('carla'))).toBe(false);
    expect(isChangedByAdmin(cancelledBy('nora'))).toBe(true);
  });
});
