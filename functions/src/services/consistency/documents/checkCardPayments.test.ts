import { describe, expect, it } from 'vitest';
import type { CardSessionDocument, PaymentDocument } from '../../../documents/orders/payments.ts';
import type { Found } from '../../../store/reads/queries.ts';
import { cardSessionProblems } from './checkCardPayments.ts';

const parts = [
  { orderId: 'one', amount: 300 },
  { orderId: 'two', amount: 200 },
];
const sessionOf = (change: Partial<CardSessionDocument> = {}) => ({
  id: 'cs',
  content: { parts, amount: 500, ...change } as CardSessionDocument,
});

const entry = (
  orderId: string,
  amount: number,
  fields: Partial<PaymentDocument> = {},
): Found<PaymentDocument> => ({
  id: `${orderId}${amount}`,
  content: {
    orderId,
    amount,
    kind: amount > 0 ? 'payment' : 'refund',
    ...fields,
  } as PaymentDocument,
});

const together = { amount: 500, orderNumbers: ['TH-1', 'TH-2'] };
const one = entry('one', 300, { together });
const two = entry('two', 200, { together });

describe('cardSessionProblems', () => {
  it.each([
    ['an open session', []],
    ['a paid one', [one, two]],
    ['one of which a part was refunded', [one, two, entry('two', -200)]],
    [
      'one of which a refund failed',
      [one, two, entry('two', -200), entry('two', 200, { kind: 'reversal' }), entry('two', -200)],
    ],
  ])('finds nothing in %s', (_, entries) => {
    expect(cardSessionProblems(sessionOf(), entries)).toEqual([]);
  });

  it.each([
    ['a missing part', [one], 'has payments other than its parts'],
    ['a part twice', [one, two, two], 'has payments other than its parts'],
    ['a wrong amount', [one, entry('two', 100, { together })], 'has payments other than its parts'],
    [
      'a part that looks like all',
      [one, entry('two', 200)],
      'has payments that do not name all of its orders',
    ],
    [
      'more refunded than a part',
      [one, two, entry('two', -201)],
      'refunds more of order two than its part',
    ],
  ])('finds %s', (_, entries, problem) => {
    expect(cardSessionProblems(sessionOf(), entries)).toEqual([`card session cs ${problem}`]);
  });

  it('finds parts that do not add up', () => {
    expect(cardSessionProblems(sessionOf({ amount: 501 }), [])).toEqual([
      'card session cs takes 501 cents, but its parts add up to 500',
    ]);
  });
});
