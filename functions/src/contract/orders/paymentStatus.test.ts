import { describe, expect, it } from 'vitest';
import { nothingCredited } from './orderSteps.ts';
import {
  amountDueOf,
  balanceOf,
  netOf,
  owedOf,
  paymentStatusOf,
  refundDueOf,
} from './paymentStatus.ts';

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
    const order = { status, total, paid, credited: nothingCredited };
    expect([amountDueOf(order), refundDueOf(order), balanceOf(order)]).toEqual([
      due,
      refund,
      balance,
    ]);
  });

  it.each([
    [0, 100, 400, 0, 'open'],
    [400, 100, 0, 0, 'settled'],
    [450, 100, 0, 50, 'refund-due'],
    [0, 500, 0, 0, 'settled'],
    [500, 500, 0, 500, 'refund-due'],
  ] as const)('of 500 with %d paid and %d credited: %d due, %d to refund, %s', (...values) => {
    const [paid, total, due, refund, balance] = values;
    const order = { status: 'delivered', total: 500, paid, credited: { net: 0, total } } as const;
    expect([amountDueOf(order), refundDueOf(order), balanceOf(order)]).toEqual([
      due,
      refund,
      balance,
    ]);
  });

  it('come to nothing once an order is cancelled, with or without an invoice', () => {
    const cancelled = { status: 'cancelled', subtotal: 450, total: 500 } as const;
    for (const credited of [nothingCredited, { net: 450, total: 500 }]) {
      expect([owedOf({ ...cancelled, credited }), netOf({ ...cancelled, credited })]).toEqual([
        0, 0,
      ]);
    }
    expect(netOf({ ...cancelled, status: 'shipped', credited: { net: 50, total: 60 } })).toBe(400);
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
    const order = { status, total: 500, credited: nothingCredited, paid, refunded, dueAt };
    expect(paymentStatusOf(order, now)).toBe(expected);
  });

  it.each([
    [0, 0, 100, 'overdue'],
    [400, 0, 100, 'paid'],
    [500, 0, 100, 'refund-due'],
    [400, 100, 100, 'paid'],
    [0, 0, 500, null],
    [0, 500, 500, 'refunded'],
  ] as const)('of a delivered order with %d paid, %d refunded, %d credited: %s', (...values) => {
    const [paid, refunded, total, expected] = values;
    const money = { total: 500, credited: { net: 0, total }, paid, refunded, dueAt: yesterday };
    expect(paymentStatusOf({ status: 'delivered', ...money }, now)).toBe(expected);
  });
});
