import { describe, expect, it } from 'vitest';
import { amountDueOf, balanceOf, paymentStatusOf, refundDueOf } from './paymentStatus.ts';

const now = new Date('2026-11-22T12:00:00Z');
const yesterday = '2026-11-21T23:59:59.000Z';
const thisEvening = '2026-11-22T23:59:59.999Z';

describe('The amounts of an order', () => {
  it.each([
    ['placed', 500, 0, 500, 0, 'open'],
    ['delivered', 500, 200, 300, 0, 'open'],
    ['delivered', 500, 500, 0, 0, 'settled'],
    ['delivered', 500, 700, 0, 200, 'refund-due'],
    ['cancelled', 500, 0, 0, 0, 'settled'],
    ['cancelled', 500, 200, 0, 200, 'refund-due'],
  ] as const)('that is %s, of %d with %d paid: %d due, %d to refund, %s', (...values) => {
    const [status, total, paid, due, refund, balance] = values;
    const order = { status, total, paid };
    expect([amountDueOf(order), refundDueOf(order), balanceOf(order)]).toEqual([
      due,
      refund,
      balance,
    ]);
  });
});

describe('paymentStatusOf', () => {
  it.each([
    ['placed', 0, 0, null, 'unpaid'],
    ['confirmed', 200, 0, thisEvening, 'part-paid'],
    ['confirmed', 0, 0, thisEvening, 'unpaid'],
    ['confirmed', 200, 0, yesterday, 'overdue'],
    ['shipped', 500, 0, yesterday, 'paid'],
    ['shipped', 600, 0, yesterday, 'refund-due'],
    ['shipped', 500, 100, yesterday, 'paid'],
    ['cancelled', 0, 0, yesterday, null],
    ['cancelled', 500, 0, yesterday, 'refund-due'],
    ['cancelled', 0, 500, yesterday, 'refunded'],
  ] as const)('of a %s order with %d paid, %d refunded, due at %s: %s', (...values) => {
    const [status, paid, refunded, dueAt, expected] = values;
    expect(paymentStatusOf({ status, total: 500, paid, refunded, dueAt }, now)).toBe(expected);
  });
});
