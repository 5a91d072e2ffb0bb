import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextBreakAfter, type Prices, priceLine, priceTiersOf } from './pricing.ts';

const chisel: Prices = {
  price: 9.7,
  priceBreaks: [
    { minQuantity: 24, price: 8.9 },
    { minQuantity: 48, price: 8.4 },
  ],
};

const anyPrices: fc.Arbitrary<Prices> = fc
  .record({
    cents: fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 9 }),
    quantities: fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ cents, quantities }) => {
    const [price = 1, ...lower] = cents.toSorted((one, other) => other - one).map((n) => n / 100);
    const rising = quantities.toSorted((one, other) => one - other);
    return {
      price,
      priceBreaks: lower.map((each, at) => ({ minQuantity: rising[at] ?? 0, price: each })),
    };
  });

describe('priceLine', () => {
  it.each([
    [1, 970, 970, null],
    [23, 970, 22_310, null],
    [24, 890, 21_360, 24],
    [47, 890, 41_830, 24],
    [48, 840, 40_320, 48],
    [1_000, 840, 840_000, 48],
  ])('prices %d pieces at %d cents', (quantity, unitPrice, lineTotal, breakQuantity) => {
    expect(priceLine(chisel, quantity)).toEqual({ unitPrice, lineTotal, breakQuantity });
  });

  it.each([
    [19.99, 5, 9_995],
    [0.07, 1_000_003, 7_000_021],
    [1_000_000, 10_000_000, 1_000_000_000_000_000],
  ])('multiplies %d dollars by %d exactly', (price, quantity, lineTotal) => {
    expect(priceLine({ price, priceBreaks: [] }, quantity).lineTotal).toBe(lineTotal);
  });

  it('never raises the unit price with the quantity', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 250 }), (prices, quantity) => {
        const { unitPrice } = priceLine(prices, quantity);
        expect(priceLine(prices, quantity + 1).unitPrice).toBeLessThanOrEqual(unitPrice);
      }),
    );
  });

  it('raises the total with each piece, except at a price break', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 250 }), (prices, quantity) => {
        const line = priceLine(prices, quantity);
        const next = priceLine(prices, quantity + 1);
        if (next.breakQuantity !== line.breakQuantity) return;
        expect(next.lineTotal - line.lineTotal).toBe(line.unitPrice);
      }),
    );
  });
});

describe('nextBreakAfter', () => {
  const tool = {
    ...chisel,
    minOrder: 6,
    orderMultiple: 6,
    maxOrder: null,
    available: 40,
    sellRemainder: true,
  };

  it('names the pieces to the next lower price, and what that saves', () => {
    const next = { quantity: 24, more: 6, unitPrice: 890, saves: 1_920 };
    expect(nextBreakAfter(tool, 18)).toEqual(next);
  });

  it('names none that cannot be ordered', () => {
    expect(nextBreakAfter(tool, 24)).toBeNull();
    expect(nextBreakAfter({ ...tool, maxOrder: 18 }, 18)).toBeNull();
    expect(nextBreakAfter({ ...tool, available: 400 }, 48)).toBeNull();
  });
});

describe('priceTiersOf', () => {
  const rules = { minOrder: 10, orderMultiple: 1 };

  it('lists the quantities of each price, from the smallest order on', () => {
    expect(priceTiersOf({ ...chisel, ...rules })).toEqual([
      { from: 10, until: 24, unitPrice: 970 },
      { from: 24, until: 48, unitPrice: 890 },
      { from: 48, until: null, unitPrice: 840 },
    ]);
  });

  it('has no tier that ends below the smallest order', () => {
    expect(priceTiersOf({ ...chisel, minOrder: 30, orderMultiple: 12 })).toEqual([
      { from: 36, until: 48, unitPrice: 890 },
      { from: 48, until: null, unitPrice: 840 },
    ]);
    expect(priceTiersOf({ ...chisel, minOrder: 24, orderMultiple: 12 })[0]?.unitPrice).toBe(890);
  });

  it('has one tier without price breaks', () => {
    expect(priceTiersOf({ ...rules, price: 12, priceBreaks: [] })).toEqual([
      { from: 10, until: null, unitPrice: 1200 },
    ]);
  });

  it('gives each of its quantities the price of that quantity', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 300 }), (prices, more) => {
        const tiers = priceTiersOf({ ...prices, ...rules });
        const quantity = 9 + more;
        const tier = tiers.find(
          ({ from, until }) => from <= quantity && (until === null || quantity < until),
        );
        expect(tier?.unitPrice).toBe(priceLine(prices, quantity).unitPrice);
      }),
    );
  });
});
