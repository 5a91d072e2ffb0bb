import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrepaid, paymentTerms } from '../terms/paymentTerms.ts';
import { cancelledStatus, initialStatus, orderStatuses, systemTransition } from './lifecycle.ts';
import { nothingCredited } from './orderSteps.ts';
import {
  amountDueOf,
  type CheckedState,
  isOverdue,
  passedDeadline,
  storedBalanceOf,
} from './paymentStatus.ts';

const noon = new Date('2026-11-22T12:00:00Z');
const hourMs = 3_600_000;

const hours = (count: number): Date => new Date(noon.getTime() + count * hourMs);

const state = (fields: Partial<CheckedState>): CheckedState => ({
  status: 'placed',
  total: 500,
  credited: nothingCredited,
  paid: 0,
  terms: 'prepaid',
  dueAt: noon,
  overdueAt: null,
  ...fields,
});

describe('passedDeadline', () => {
  it.each([
    ['a prepaid order a moment before its hold ends', {}, new Date(noon.getTime() - 1), null],
    ['a prepaid order when its hold ends', {}, noon, 'hold'],
    ['one that is paid in part', { paid: 499 }, noon, 'hold'],
    ['one that is paid', { paid: 500 }, hours(48), null],
    ['one that waits for ever', { dueAt: null }, hours(48), null],
    ['one that is cancelled', { status: 'cancelled' }, hours(48), null],
    ['one that was confirmed unpaid, until it is due', { status: 'confirmed' }, noon, null],
    ['the same after that', { status: 'confirmed' }, hours(1), 'payment'],
    ['an invoice until it is due', { terms: 'net-30', status: 'shipped' }, noon, null],
    ['the same after that', { terms: 'net-30', status: 'shipped' }, hours(1), 'payment'],
    [
      'the same once it was noted',
      { terms: 'net-30', status: 'shipped', overdueAt: hours(12) },
      hours(900),
      null,
    ],
    ['an order that has no invoice', { terms: 'net-30', dueAt: null }, hours(900), null],
  ] as const)('of %s: %#', (_, fields, now, expected) => {
    expect(passedDeadline(state(fields), now)).toBe(expected);
  });
});

const anyTime = fc.integer({ min: -2_000, max: 2_000 }).map(hours);

const anyState: fc.Arbitrary<CheckedState> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  total: fc.integer({ min: 0, max: 1_000 }),
  credited: fc.constantFrom(nothingCredited, { net: 200, total: 216 }),
  paid: fc.integer({ min: 0, max: 1_200 }),
  terms: fc.constantFrom(...paymentTerms),
  dueAt: fc.option(anyTime),
  overdueAt: fc.option(anyTime),
});

describe('The deadline of any order', () => {
  it('has passed exactly when its stored check has come', () => {
    fc.assert(
      fc.property(anyState, anyTime, (order, now) => {
        const { checkAt } = storedBalanceOf(order);
        const hasCome = checkAt !== null && checkAt <= now;
        expect(passedDeadline(order, now) !== null).toBe(hasCome);
      }),
    );
  });

  it('leaves no check that has come once the shop has acted upon it', () => {
    fc.assert(
      fc.property(anyState, anyTime, (order, now) => {
        const deadline = passedDeadline(order, now);
        const after: CheckedState = {
          ...order,
          ...(deadline === 'hold' && { status: cancelledStatus }),
          ...(deadline === 'payment' && { overdueAt: now }),
        };
        expect(passedDeadline(after, now)).toBeNull();
      }),
    );
  });

  it('cancels only unpaid prepaid orders that nobody has confirmed, and that the shop may cancel', () => {
    fc.assert(
      fc.property(anyState, anyTime, (order, now) => {
        if (passedDeadline(order, now) !== 'hold') return;
        expect(order.status).toBe(initialStatus);
        expect(isPrepaid(order.terms)).toBe(true);
        expect(amountDueOf(order)).toBeGreaterThan(0);
        expect(systemTransition(order, cancelledStatus)).toBeDefined();
      }),
    );
  });

  it('notes a late payment only of orders that are overdue', () => {
    fc.assert(
      fc.property(anyState, anyTime, (order, now) => {
        if (passedDeadline(order, now) !== 'payment') return;
        expect(isOverdue({ ...order, refunded: 0 }, now)).toBe(true);
      }),
    );
  });
});
