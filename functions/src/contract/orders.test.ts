import { describe, expect, it } from 'vitest';
import { piecesOf, promisedDelivery } from './orders.ts';

describe('An order', () => {
  it('has the pieces of all its lines', () => {
    expect(piecesOf({ lines: [{ quantity: 5 }, { quantity: 7 }] })).toBe(12);
  });

  it('is to be delivered within seven days', () => {
    expect(promisedDelivery('2026-11-28T10:00:00.000Z')).toEqual(new Date('2026-12-05T10:00:00Z'));
  });
});
