import type { Payment } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { createPaymentTracker, type SentEntry } from './trackers/paymentTracker.ts';

const sent: SentEntry = { orderId: 'order', kind: 'payment', amount: 9_995 };
const answer = (fields: Partial<Payment> = {}) => ({
  payment: { ...sent, _id: 'entry', recordedAt: '2026-11-21T09:00:00.000Z', ...fields } as Payment,
});

describe('createPaymentTracker', () => {
  it('books a retry with the same entry once', () => {
    const tracker = createPaymentTracker();
    for (const key of ['key', 'key']) tracker.book(key, sent, answer());
    expect([...tracker.entries()]).toEqual([['entry', sent]]);
    expect(tracker.problems).toEqual([]);
  });

  it.each([
    ['a retry that booked again', 'key', answer({ _id: 'again' })],
    ['a retry that booked at another time', 'key', answer({ recordedAt: 'later' })],
    ['another request with the same entry', 'other', answer()],
  ])('reports %s', (_what, key, second) => {
    const tracker = createPaymentTracker();
    tracker.book('key', sent, answer());
    tracker.book(key, sent, second);
    expect(tracker.problems).toHaveLength(1);
    expect(tracker.entries().size).toBe(1);
  });

  it.each([{ amount: 9_994 }, { orderId: 'other' }, { kind: 'refund' } as const])(
    'reports an entry with %o that was not sent',
    (fields) => {
      const tracker = createPaymentTracker();
      tracker.book('key', sent, answer(fields));
      expect(tracker.problems).toHaveLength(1);
    },
  );
});
