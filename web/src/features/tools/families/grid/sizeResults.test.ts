import { type CartTool, priceLine } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import { addedSizesText, checkSizes } from './addedSizes.ts';
import { sizeResult, textsOfDraft, withText } from './sizeResults.ts';

const packs = { ...plane, minOrder: 12, orderMultiple: 6, maxOrder: 60, available: 100 };

describe('sizeResult', () => {
  it.each([
    ['', 0, 'blank', null, []],
    ['0', 0, 'blank', null, []],
    ['24', 0, 'ready', null, []],
    ['12.5', 0, 'problem', 'Enter a whole number of pieces', [12, 18]],
    ['20', 0, 'problem', 'Sold in multiples of 6', [18, 24]],
    ['6', 12, 'problem', 'Minimum order amount : 12 piece', [12]],
    ['48', 24, 'problem', 'With 24 in the cart: Maximum 60 piece per order', [36]],
  ])('of “%s” with %d in the cart is %s', (text, inCart, state, message, nearest) => {
    const result = sizeResult(packs, text, inCart);
    expect(result).toMatchObject({ state, nearest });
    expect(result.message).toBe(message);
  });

  it('has the price of the pieces', () => {
    expect(sizeResult(packs, '24', 0)).toMatchObject({ quantity: 24, price: priceLine(packs, 24) });
  });

  it('says that a size is sold out', () => {
    expect(sizeResult({ ...packs, available: 0 }, '12', 0).message).toBe('Sold out');
  });
});

it('drafts hold only texts, and none that is blank', () => {
  expect(textsOfDraft({ a: '12', b: 4, c: 'x'.repeat(100) })).toEqual({ a: '12' });
  expect(textsOfDraft(null)).toEqual({});
  expect(withText({ a: '12', b: '6' }, 'a', ' ')).toEqual({ b: '6' });
  expect(withText({ b: '6' }, 'a', '12')).toEqual({ a: '12', b: '6' });
});

describe('checkSizes', () => {
  const size = (id: string) => ({ ...packs, _id: id });
  const rowOf = (tool: CartTool | null) => ({ tool, quantity: 24, price: null, problem: null });
  const check = (tool: CartTool | null, more: object = {}, inCart = 0) =>
    checkSizes(
      [{ tool: size('one'), quantity: 24 }],
      { rows: [{ ...rowOf(tool), ...more }], assortment: 'all', ...more },
      () => inCart,
    );
  const refusal = (...args: Parameters<typeof check>) => check(...args).refused.get('one');

  it('takes a size as it is now', () => {
    const now = { ...size('one'), available: 30 };
    expect(check(now)).toEqual({ ready: [{ tool: now, quantity: 24 }], refused: new Map() });
  });

  it('says what has changed meanwhile', () => {
    expect(refusal(null)).toBe('No longer on sale');
    expect(refusal(null, { assortment: 'only' })).toBe('Not in your assortment');
    expect(refusal({ ...size('one'), available: 0 })).toBe('Sold out');
    expect(refusal({ ...size('one'), available: 18 })).toBe('Maximum available order : 18 piece');
    expect(refusal({ ...size('one'), price: 70 })).toBe(
      'The price is now $70.00 a piece, no longer $64.10. Add it again to take it',
    );
    expect(
      refusal({ ...size('one'), price: 70 }, { ended: { name: 'Autumn', until: '2026-10-31' } }),
    ).toContain('Your price from “Autumn” ended on');
    expect(refusal(size('one'), {}, 48)).toBe('With 48 in the cart: Maximum 60 piece per order');
  });
});

it('the sum of the results is a sentence', () => {
  expect(addedSizesText(6, 0)).toBe('6 sizes were added to the cart.');
  expect(addedSizesText(1, 2)).toBe('1 size was added to the cart. 2 were not: each says why.');
  expect(addedSizesText(0, 1)).toBe('Nothing was added. 1 was not: each says why.');
});
