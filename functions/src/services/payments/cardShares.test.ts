import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardShare, disputedShares, refundShares } from './cardShares.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const cents = fc.integer({ min: 0, max: 99_999_999 });
const anyShare: fc.Arbitrary<CardShare> = fc
  .record({ paid: cents.filter((paid) => paid > 0), refunded: fc.nat(100), refundDue: cents })
  .map(({ paid, refunded, refundDue }) => ({
    paid,
    left: paid - Math.floor((paid * refunded) / 100),
    refundDue,
  }));
const anyShares = fc.array(anyShare, { minLength: 1, maxLength: 12 });

const share = (paid: number, left = paid, refundDue = 0): CardShare => ({ paid, left, refundDue });

describe('refundShares', () => {
  it('add up to the refund, and leave no order with less than nothing', () => {
    const refund = anyShares.chain((shares) =>
      fc.tuple(
        fc.constant(shares),
        fc.integer({ min: 0, max: sumOf(shares.map(({ left }) => left)) }),
        fc.integer({ min: -1, max: shares.length - 1 }),
      ),
    );
    fc.assert(
      fc.property(refund, ([shares, amount, madeFor]) => {
        const spread = refundShares(amount, shares, madeFor);
        expect(sumOf(spread)).toBe(amount);
        for (const [at, { left }] of shares.entries()) {
          expect(spread[at]).toBeGreaterThanOrEqual(0);
          expect(spread[at]).toBeLessThanOrEqual(left);
        }
        const asked = shares[madeFor];
        if (asked) expect(spread[madeFor]).toBeGreaterThanOrEqual(Math.min(amount, asked.left));
      }),
    );
  });

  it.each([
    ['the order for which it was made', 300, 1, [0, 300, 0]],
    ['what is due elsewhere, after that', 600, 1, [0, 500, 100]],
    ['an order to be refunded, if made elsewhere', 100, -1, [0, 0, 100]],
    ['the others only for the rest', 300, -1, [100, 0, 200]],
  ])('take from %s', (_, amount, madeFor, expected) => {
    const shares = [share(400), share(500), share(700, 600, 200)];
    expect(refundShares(amount, shares, madeFor)).toEqual(expected);
  });
});

describe('disputedShares', () => {
  it('add up to the disputed amount, whatever it is', () => {
    fc.assert(
      fc.property(anyShares, cents, (shares, amount) => {
        const spread = disputedShares(amount, shares);
        expect(sumOf(spread)).toBe(amount);
        expect(Math.min(...spread)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['all that is left', 900, [400, 500, 0]],
    ['a part', 500, [400, 100, 0]],
    ['what was refunded, too', 1_200, [400, 500, 300]],
    ['more than was paid', 1_650, [450, 500, 700]],
  ])('of %s', (_, amount, expected) => {
    expect(disputedShares(amount, [share(400), share(500), share(700, 0)])).toEqual(expected);
  });
});
