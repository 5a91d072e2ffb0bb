import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeBought,
  piecesOnSale,
  type QuantityRules,
  quantityRangeOf,
  smallestOrderOf,
} from './quantityRange.ts';
import {
  checkQuantity,
  fittedQuantity,
  isAllowedQuantity,
  nearestQuantities,
} from './quantityRules.ts';

const rules = (fields: Partial<QuantityRules> = {}): QuantityRules => ({
  minOrder: 10,
  orderMultiple: 1,
  maxOrder: null,
  available: 100,
  sellRemainder: true,
  ...fields,
});

const most = 60;
const few = (min: number) => fc.integer({ min, max: most });

const anyRules: fc.Arbitrary<QuantityRules> = fc
  .record({
    minOrder: few(1),
    orderMultiple: few(1),
    maxOrder: fc.option(few(1)),
    available: few(0),
    sellRemainder: fc.boolean(),
  })
  // The tool form refuses a maximum below the smallest order.
  .filter((tool) => tool.maxOrder === null || tool.maxOrder >= smallestOrderOf(tool));

/** All allowed quantities, found by trying each. */
const allowedOf = (tool: QuantityRules): number[] => {
  const { minOrder, orderMultiple, maxOrder, available, sellRemainder } = tool;
  const candidates = Array.from({ length: available }, (_, index) => index + 1);
  const packs = candidates.filter((n) => n >= minOrder && n % orderMultiple === 0);
  if (packs.length === 0) return sellRemainder && available > 0 ? [available] : [];
  return packs.filter((n) => maxOrder === null || n <= maxOrder);
};

describe('quantity rules', () => {
  it('allow whole packs from the minimum up to stock and maximum, or exactly the last pieces', () => {
    fc.assert(
      fc.property(anyRules, (tool) => {
        const all = Array.from({ length: most + 2 }, (_, n) => n);
        const allowed = all.filter((n) => isAllowedQuantity(tool, n));
        expect(allowed).toEqual(allowedOf(tool));
        expect(canBeBought(tool)).toBe(allowed.length > 0);
        expect(piecesOnSale(tool)).toBe(allowed.length > 0 ? tool.available : 0);
      }),
    );
  });

  it('name the nearest allowed quantities of any number, whole or not', () => {
    const anyQuantity = fc.oneof(few(-2), fc.double({ min: -2, max: most * 2, noNaN: true }));
    fc.assert(
      fc.property(anyRules, anyQuantity, (tool, quantity) => {
        const allowed = allowedOf(tool);
        const { below, above, problem, message } = checkQuantity(tool, quantity);
        expect(below).toBe(allowed.findLast((n) => n < quantity) ?? null);
        expect(above).toBe(allowed.find((n) => n > quantity) ?? null);
        expect(problem === null).toBe(allowed.includes(quantity));
        expect(message === null).toBe(problem === null);
      }),
    );
  });

  it('describe a range that starts with the smallest and ends with the largest quantity', () => {
    fc.assert(
      fc.property(anyRules, (tool) => {
        const allowed = allowedOf(tool);
        const range = quantityRangeOf(tool);
        expect(range?.smallest).toBe(allowed[0]);
        expect(range?.largest).toBe(allowed.at(-1));
        if (range && range.smallest !== range.largest) expect(range.step).toBe(tool.orderMultiple);
      }),
    );
  });

  it('name no nearest quantity of something that is not a number', () => {
    expect(nearestQuantities(rules(), Number.NaN)).toEqual([]);
    expect(checkQuantity(rules(), Number.NaN).problem).toBe('not-whole');
  });

  it('round the minimum up to whole packs', () => {
    expect(smallestOrderOf({ minOrder: 20, orderMultiple: 12 })).toBe(24);
    expect(smallestOrderOf({ minOrder: 24, orderMultiple: 12 })).toBe(24);
  });

  it.each([
    [rules(), 9, 'Minimum order amount : 10 piece', [10]],
    [rules(), 101, 'Maximum available order : 100 piece', [100]],
    [rules({ orderMultiple: 12 }), 30, 'Sold in multiples of 12', [24, 36]],
    [rules({ orderMultiple: 12 }), 4, 'Minimum order amount : 10 piece', [12]],
    [rules({ maxOrder: 50 }), 51, 'Maximum 50 piece per order', [50]],
    [rules({ maxOrder: 500 }), 600, 'Maximum available order : 100 piece', [100]],
    [rules({ available: 7 }), 5, 'Only the last 7 piece can be ordered', [7]],
    [rules({ available: 7 }), 10, 'Maximum available order : 7 piece', [7]],
    [rules({ available: 7, sellRemainder: false }), 7, 'Maximum available order : 0 piece', []],
    [rules({ available: 0 }), 10, 'Maximum available order : 0 piece', []],
    [rules(), 10.5, 'Enter a whole number of pieces', [10, 11]],
  ])('of %j refuse %d: %s', (tool, quantity, message, nearest) => {
    expect(checkQuantity(tool, quantity).message).toBe(message);
    expect(nearestQuantities(tool, quantity)).toEqual(nearest);
  });

  it.each([
    [rules(), 24, 24],
    [rules(), 3, 10],
    [rules(), 400, 100],
    [rules({ orderMultiple: 12 }), 30, 24],
    [rules({ orderMultiple: 12 }), 31, 36],
    [rules({ available: 7 }), 24, 7],
    [rules({ available: 0 }), 24, null],
  ])('of %j fit %d: %s', (tool, quantity, fitted) => {
    expect(fittedQuantity(tool, quantity)).toBe(fitted);
  });

  it.each([
    [rules(), 10],
    [rules(), 100],
    [rules({ orderMultiple: 12 }), 96],
    [rules({ maxOrder: 50 }), 50],
    [rules({ available: 7 }), 7],
  ])('of %j allow %d', (tool, quantity) => {
    expect(checkQuantity(tool, quantity)).toMatchObject({ problem: null, message: null });
  });
});
