import { describe, expect, it } from 'vitest';
import { moneyProblems, type StoredCustomer, type StoredOrder } from './checks/moneyProblems.ts';
import type { SentEntry } from './trackers/paymentTracker.ts';

const entry = (kind: SentEntry['kind'], amount: number): SentEntry => ({
  orderId: 'order',
  kind,
  amount,
});

const books = new Map([
  ['payment', entry('payment', 3_000)],
  ['refund', entry('refund', -500)],
  ['reversed', entry('reversal', 500)],
  ['again', entry('refund', -400)],
  ['more', entry('payment', 700)],
  ['mistake', entry('reversal', -700)],
]);

const order: StoredOrder = {
  id: 'order',
  changes: [],
  terms: 'net-7',
  paid: 2_600,
  refunded: 400,
};

const customer = (fields: Partial<StoredCustomer> = {}): StoredCustomer => ({
  uid: 'ada',
  agreement: { terms: 'net-7', creditLimit: 2_000 },
  open: 2_700,
  orders: [order],
  payments: books,
  ...fields,
});

const withPayment = (id: string, payment: SentEntry) => new Map([...books, [id, payment]]);

describe('moneyProblems', () => {
  it('accepts the acknowledged entries, also above a credit limit after a reversal', () => {
    expect(moneyProblems([customer()], books)).toEqual([]);
    expect(moneyProblems([customer({ agreement: {}, open: 9_999 })], books)).toEqual([]);
  });

  it.each([
    [
      'payment refund was lost',
      { payments: new Map([...books].filter(([id]) => id !== 'refund')) },
    ],
    ['payment late has no response', { payments: withPayment('late', entry('payment', 1)) }],
    ['payment more is not as it was sent', { payments: withPayment('more', entry('payment', 1)) }],
    [
      'order order has paid 2599 and was refunded 400 cents; responses: 2600 and 400',
      { orders: [{ ...order, paid: 2_599 }] },
    ],
    [
      'order order has paid 2600 and was refunded 900 cents; responses: 2600 and 400',
      { orders: [{ ...order, refunded: 900 }] },
    ],
    [
      'order order has the terms net-30; agreed: net-7',
      { orders: [{ ...order, terms: 'net-30' as const }] },
    ],
    ['customer ada has 2701 cents open, at most 2700 may be', { open: 2_701 }],
  ])('reports: %s', (problem, fields) => {
    expect(moneyProblems([customer(fields)], books)).toEqual([problem]);
  });
});
