import type { CartLine, CartTool } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { priceCartLine } from '../../../domain/cart/priced/resolveCart.ts';
import { plane } from '../../../testing/fixtures.ts';
import { cartProblems } from './cartProblems.ts';
import { reviewCart } from './cartReview.ts';
import { cartChanges } from './useCartReview.ts';

const line: CartLine = {
  toolId: plane._id,
  quantity: 40,
  toolName: plane.toolName,
  unitPrice: 6410,
};

const problemsOf = (tool: CartTool | null, changed: Partial<CartLine> = {}) =>
  cartProblems([priceCartLine({ ...line, ...changed }, tool)]).map(({ message, repairs }) => [
    message,
    ...repairs.map(({ label }) => label),
  ]);

describe('cartProblems', () => {
  it.each([
    ['an orderable line', plane, {}, []],
    ['a deleted tool', null, {}, [['No longer on sale', 'Remove']]],
    ['a sold-out tool', { ...plane, available: 0 }, {}, [['Sold out at the moment', 'Remove']]],
    [
      'a stock that fell',
      { ...plane, available: 39 },
      {},
      [['Only 39 pieces are left', 'Take 39', 'Remove']],
    ],
    [
      'packs',
      { ...plane, orderMultiple: 12 },
      {},
      [['Sold in multiples of 12', 'Take 36', 'Take 48', 'Remove']],
    ],
    [
      'a higher price',
      plane,
      { unitPrice: 6000 },
      [['The price has risen from $60.00 to $64.10 a piece', 'Accept $64.10', 'Remove']],
    ],
    ['a lower price', plane, { unitPrice: 7000 }, []],
    [
      'a stock that fell and a higher price',
      { ...plane, available: 39 },
      { unitPrice: 6000 },
      [['Only 39 pieces are left', 'Take 39 at $64.10', 'Remove']],
    ],
  ])('%s', (_case, tool, changed, expected) => {
    expect(problemsOf(tool, changed)).toEqual(expected);
  });

  it('says which agreed price has ended', () => {
    const ended = { name: 'Contract 2026', until: '2026-11-30' };
    const [problem] = cartProblems([priceCartLine({ ...line, unitPrice: 5000 }, plane, { ended })]);
    expect(problem?.message).toBe(
      'Your price from “Contract 2026” ended on 30 November 2026: the price has risen from $50.00 to $64.10 a piece',
    );
  });

  it('shows a refusal by the shop until the line changes', () => {
    const refusal = {
      toolId: plane._id,
      code: 'insufficient-stock' as const,
      quantity: 40,
      message: 'Maximum available order : 39 piece',
      available: 39,
      nearest: [39],
    };
    const shown = (quantity: number) =>
      cartProblems([priceCartLine({ ...line, quantity }, plane)], [refusal]).length;
    expect([shown(40), shown(39)]).toEqual([1, 0]);
  });
});

describe('reviewCart', () => {
  const taxes = { taxRate: 825 };

  it('orders at the prices of the page, and totals them', () => {
    const priced = [priceCartLine({ ...line, unitPrice: 7000 }, plane)];
    const review = reviewCart(priced, [], { orderMinimum: 0, taxes });
    expect(review.lines).toEqual([{ toolId: 'plane', quantity: 40, unitPrice: 6410 }]);
    expect(review.totals).toEqual({ ...taxes, subtotal: 256_400, tax: 21_153, total: 277_553 });
    expect(review.pieces).toBe(40);
  });

  it.each([
    [256_400, null],
    [256_401, 'The order minimum is $2,564.01: $0.01 is missing.'],
  ])('compares the total without tax with the minimum %i', (orderMinimum, message) => {
    const review = reviewCart([priceCartLine(line, plane)], [], { orderMinimum, taxes });
    expect(review.belowMinimum).toBe(message);
  });
});

describe('cartChanges', () => {
  it('names what was added, removed and changed, and ignores the order of lines', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((toolId) => ({
      ...line,
      toolId,
      toolName: toolId,
    })) as [CartLine, CartLine, CartLine];
    expect(cartChanges([one, two], [two, one])).toEqual([]);
    expect(cartChanges([one, two], [{ ...two, quantity: 1 }, three])).toEqual([
      'one removed',
      'two: now 1 piece, before 40 pieces',
      'three added: 40 pieces',
    ]);
  });
});
