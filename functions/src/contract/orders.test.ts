import { describe, expect, it } from 'vitest';
import { paymentDue, piecesOf, promisedDelivery } from './orders.ts';

describe('paymentDue', () => {
  it.each([
    ['placed', 500, 0, 500],
    ['delivered', 500, 200, 300],
    ['delivered', 500, 700, 0],
    ['cancelled', 500, 0, 0],
  ] as const)('of a %s order of %d with %d paid is %d', (status, total, paid, due) => {
    expect(paymentDue({ status, total, paid })).toBe(due);
  });
});

describe('An order', () => {
  it('has the pieces of all its lines', () => {
    expect(piecesOf({ lines: [{ quantity: 5 }, { quantity: 7 }] })).toBe(12);
  });

  it('is to be delivered within seven days', () => {
    expect(promisedDelivery('2026-11-28T10:00:00.000Z')).toEqual(new Date('2026-12-05T10:00:00Z'));
  });
});
