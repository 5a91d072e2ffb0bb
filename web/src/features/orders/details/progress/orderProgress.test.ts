import type { AuditEntry, OrderEvent } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { orderOf } from '../../../../testing/fixtures.ts';
import { nextSteps, reachedSteps } from './orderProgress.ts';
import { isChangedByOthers } from './useOrderAudit.ts';

const at = '2026-11-21T11:00:00.000Z';
const carla = { uid: 'carla', admin: false };
const nora = { uid: 'nora', admin: true };
const berta = { uid: 'berta', admin: true };

const after = (...events: OrderEvent<string>[]): Order => {
  const order = orderOf('first');
  const status = events.at(-1)?.status ?? order.status;
  return { ...order, status, history: [...order.history, ...events] };
};

const confirmed = { status: 'confirmed', actor: 'admin', uid: 'nora', at } as const;
const shipped = {
  ...confirmed,
  status: 'shipped',
  carrier: 'UPS',
  trackingNumber: '1Z999',
} as const;
const cancelled = { ...confirmed, status: 'cancelled', reason: 'Out of stock' } as const;

const entry: AuditEntry = {
  _id: 'entry',
  action: 'order-confirmed',
  target: { kind: 'order', id: 'first', label: '' },
  before: { status: 'placed' },
  after: { status: 'confirmed' },
  by: 'nora',
  byEmail: 'nora@example.test',
  at,
  requestId: 'request',
};

describe('reachedSteps', () => {
  it.each([
    [carla, undefined, ['you', 'Tools Hub']],
    [nora, undefined, ['Carla Customer', 'you']],
    [berta, [entry], ['Carla Customer', 'nora@example.test']],
    [berta, undefined, ['Carla Customer', 'an admin']],
  ])('names who made each change, for %j', (caller, audit, names) => {
    const steps = reachedSteps(after(confirmed), caller, audit);
    expect(steps.map(({ who }) => who)).toEqual(names);
  });

  it('names the shop for what it did automatically', () => {
    const expired = { status: 'cancelled', actor: 'system', uid: null, at } as const;
    expect(reachedSteps(after(expired), carla).at(-1)?.who).toBe('the shop, automatically');
  });

  it.each([
    [shipped, ['Carrier: UPS', 'Tracking number: 1Z999']],
    [cancelled, ['Reason: Out of stock']],
    [confirmed, []],
  ])('has the details of %j', (event, details) => {
    const last = reachedSteps(after(event), carla).at(-1);
    expect(last?.details.map(({ name, text }) => `${name}: ${text}`)).toEqual(details);
  });
});

describe('nextSteps', () => {
  const next = (order: Order, caller = carla) =>
    nextSteps(order, caller).map(({ status, expectation }) => [status, expectation]);

  it('tells the customer what follows and when', () => {
    expect(next(orderOf('first'))).toEqual([
      ['confirmed', 'We confirm your order within one working day.'],
      ['shipped', 'You then find the carrier and the tracking number here.'],
      ['delivered', 'Promised by Saturday, 28 November 2026.'],
    ]);
  });

  it('tells an admin what the customer expects', () => {
    expect(next(orderOf('first'), nora)[0]).toEqual([
      'confirmed',
      'The customer expects it within one working day.',
    ]);
  });

  it.each([
    [after(shipped), ['delivered']],
    [after(cancelled), []],
    [after({ ...confirmed, status: 'delivered' }), []],
  ])('ends with the delivery or the cancellation', (order, statuses) => {
    expect(next(order).map(([status]) => status)).toEqual(statuses);
  });
});

describe('isChangedByOthers', () => {
  it('is true if an admin other than the caller changed the order', () => {
    expect(isChangedByOthers(orderOf('first'), nora)).toBe(false);
    expect(isChangedByOthers(after(confirmed), nora)).toBe(false);
    expect(isChangedByOthers(after(confirmed), berta)).toBe(true);
  });
});
