import { describe, expect, it } from 'vitest';
import { reorderedIn, reorderedState, reorderedText } from './reorderedState.ts';

const resultOf = (lines: number, inCart: number) => ({
  number: 'TH-00000001',
  lines,
  inCart,
  notices: [],
});

describe('reorderedText', () => {
  it.each([
    [1, 1, 'The tool of order TH-00000001 is in your cart.'],
    [1, 0, 'The tool of order TH-00000001 could not be added to your cart.'],
    [12, 12, 'All 12 tools of order TH-00000001 are in your cart.'],
    [12, 9, '9 of the 12 tools of order TH-00000001 are in your cart.'],
    [12, 1, '1 of the 12 tools of order TH-00000001 is in your cart.'],
    [12, 0, 'None of the 12 tools of order TH-00000001 could be added to your cart.'],
  ])('with %s lines, of which %s are in the cart: %s', (lines, inCart, text) => {
    expect(reorderedText(resultOf(lines, inCart))).toBe(text);
  });
});

describe('reorderedIn', () => {
  it('finds the reorder in the state of the page, and nothing in other states', () => {
    const reordered = resultOf(12, 9);
    expect(reorderedIn(reorderedState(reordered))).toEqual(reordered);
    for (const state of [null, undefined, {}, { from: 'elsewhere' }]) {
      expect(reorderedIn(state)).toBeNull();
    }
  });
});
