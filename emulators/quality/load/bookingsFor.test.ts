import { nothingCredited as credited } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { bookingsFor } from './actors/bookingsFor.ts';

describe('bookingsFor', () => {
  it('pays all, half and too much of what is due', () => {
    expect(bookingsFor({ status: 'confirmed', credited, total: 2_001, paid: 1_000 })).toEqual([
      { kind: 'payment', amount: 1_001 },
      { kind: 'payment', amount: 501 },
      { kind: 'payment', amount: 2_251, overpayment: true },
      { kind: 'payment', amount: 2_251 },
    ]);
  });

  it('refunds all, half and too much of a cancelled order', () => {
    expect(bookingsFor({ status: 'cancelled', credited, total: 2_001, paid: 1_000 })).toEqual([
      { kind: 'refund', amount: 1_000 },
      { kind: 'refund', amount: 500 },
      { kind: 'refund', amount: 2_250 },
    ]);
  });

  it('only pays too much where nothing is due', () => {
    expect(bookingsFor({ status: 'delivered', credited, total: 2_001, paid: 2_001 })).toEqual([
      { kind: 'payment', amount: 1_250, overpayment: true },
      { kind: 'payment', amount: 1_250 },
    ]);
  });
});
