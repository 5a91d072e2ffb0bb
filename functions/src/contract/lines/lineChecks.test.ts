import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedQuantity } from '../quantities/quantityRules.ts';
import { checkAgreedLine, checkLine } from './lineChecks.ts';
import { lineTotalOf, priceLine } from './pricing.ts';

const plane = {
  price: 19.99,
  priceBreaks: [{ minQuantity: 24, price: 18.5 }],
  minOrder: 12,
  orderMultiple: 6,
  maxOrder: 60,
  available: 100,
  sellRemainder: true,
};

describe('checkLine', () => {
  it.each([null, undefined])('refuses a tool that is %s, whatever the quantity', (tool) => {
    for (const quantity of [null, Number.NaN, 0, 12]) {
      expect(checkLine(tool, { quantity })).toEqual({
        code: 'tool-not-found',
        field: 'toolId',
        message: 'This tool is not on sale',
      });
    }
  });

  it('asks for a missing quantity', () => {
    expect(checkLine(plane, { quantity: null })).toEqual({
      code: 'validation',
      field: 'quantity',
      message: 'Enter the number of pieces',
    });
  });

  it.each([
    [11, 'Minimum order amount : 12 piece', [12]],
    [0, 'Minimum order amount : 12 piece', [12]],
    [-3, 'Minimum order amount : 12 piece', [12]],
    [20, 'Sold in multiples of 6', [18, 24]],
    [61, 'Maximum 60 piece per order', [60]],
    [12.5, 'Enter a whole number of pieces', [12, 18]],
    [Number.NaN, 'Enter a whole number of pieces', []],
  ])('refuses %d pieces: %s', (quantity, message, nearest) => {
    const expected = { code: 'validation', field: 'quantity', message, nearest };
    expect(checkLine(plane, { quantity })).toEqual(expected);
  });

  it.each([
    ['too few are left', { available: 30 }, 36, 'Maximum available order : 30 piece', 30, [30]],
    ['it is sold out', { available: 0 }, 12, 'Maximum available order : 0 piece', 0, []],
    ['only the last are left', { available: 5 }, 4, 'Only the last 5 piece can be ordered', 5, [5]],
    [
      'the last are not sold',
      { available: 5, sellRemainder: false },
      5,
      'Maximum available order : 0 piece',
      0,
      [],
    ],
  ])('names the pieces on sale when %s', (_, stock, quantity, message, available, nearest) => {
    const expected = { code: 'insufficient-stock', available, field: 'quantity', message, nearest };
    expect(checkLine({ ...plane, ...stock }, { quantity })).toEqual(expected);
  });

  it('compares the total that the buyer saw with the price for the quantity', () => {
    expect(checkLine(plane, { quantity: 24, lineTotal: 24 * 1850 })).toBeNull();
    expect(checkLine(plane, { quantity: 24, lineTotal: 24 * 1999 })).toEqual({
      code: 'price-changed',
      field: 'unitPrice',
      message: 'The price is now $18.50 a piece',
      unitPrice: 1850,
    });
  });

  it('names a refused quantity before a changed price', () => {
    expect(checkLine(plane, { quantity: 13, lineTotal: 1 })).toMatchObject({ field: 'quantity' });
  });

  it('accepts exactly the quantities that the rules allow, and so each nearest one', () => {
    const anyLine = fc.record({
      stock: fc.record({
        available: fc.nat(80),
        minOrder: fc.integer({ min: 1, max: 20 }),
        orderMultiple: fc.integer({ min: 1, max: 9 }),
        sellRemainder: fc.boolean(),
      }),
      quantity: fc.oneof(fc.integer({ min: -5, max: 90 }), fc.double({ noNaN: true })),
    });
    const check = ({ stock, quantity }: { stock: object; quantity: number }) => {
      const tool = { ...plane, ...stock };
      const problem = checkLine(tool, { quantity });
      expect(problem === null).toBe(isAllowedQuantity(tool, quantity));
      for (const nearest of problem?.nearest ?? []) {
        const { unitPrice } = priceLine(tool, nearest);
        const lineTotal = lineTotalOf(unitPrice, nearest);
        expect(checkLine(tool, { quantity: nearest, lineTotal })).toBeNull();
      }
    };
    fc.assert(fc.property(anyLine, check), { numRuns: 1_000 });
  });
});

describe('checkAgreedLine', () => {
  const tool = { available: 10 };

  it('accepts the pieces in stock, at the price that was seen', () => {
    expect(checkAgreedLine(tool, { quantity: 10, unitPrice: 15_00 })).toBeNull();
    expect(checkAgreedLine(tool, { quantity: 7, unitPrice: 15_00, seenPrice: 15_00 })).toBeNull();
  });

  it('refuses more pieces, another price, and a tool that is not on sale', () => {
    expect(checkAgreedLine(tool, { quantity: 11, unitPrice: 1 })).toMatchObject({
      code: 'insufficient-stock',
      available: 10,
    });
    expect(checkAgreedLine(tool, { quantity: 1, unitPrice: 15_00, seenPrice: 14_00 })).toEqual({
      code: 'price-changed',
      field: 'unitPrice',
      message: 'The price is now $15.00 a piece',
      unitPrice: 15_00,
    });
    expect(checkAgreedLine(undefined, { quantity: 1, unitPrice: 1 })?.code).toBe('tool-not-found');
  });
});
