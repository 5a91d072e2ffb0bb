import { describe, expect, it } from 'vitest';
import { quantitySummary, quantityTexts } from './quantitySummary.ts';

const rules = {
  minOrder: 10,
  orderMultiple: 1,
  maxOrder: null,
  available: 500,
  sellRemainder: true,
};

describe('quantitySummary', () => {
  it.each([
    [{}, 'At least 10 pieces'],
    [{ minOrder: 1 }, 'At least 1 piece'],
    [{ orderMultiple: 12 }, 'Packs of 12 · at least 12 pieces'],
    [{ minOrder: 20, orderMultiple: 12 }, 'Packs of 12 · at least 24 pieces'],
    [{ minOrder: 1_000, available: 5_000 }, 'At least 1,000 pieces'],
    [{ maxOrder: 240 }, 'At least 10 pieces · up to 240 per order'],
    [
      { orderMultiple: 12, maxOrder: 250 },
      'Packs of 12 · at least 12 pieces · up to 240 per order',
    ],
    [{ maxOrder: 10 }, 'Exactly 10 pieces per order'],
    [{ orderMultiple: 12, maxOrder: 20 }, 'Packs of 12 · exactly 12 pieces per order'],
    [{ available: 5 }, 'Only the last 5 pieces, sold together: less than the smallest order'],
    [{ available: 1 }, 'Only the last piece: less than the smallest order'],
    [
      { available: 5, orderMultiple: 12 },
      'Only the last 5 pieces, sold together: less than the smallest order',
    ],
    [{ available: 5, sellRemainder: false }, 'Sold out'],
    [{ available: 0 }, 'Sold out'],
  ])('of %j is "%s"', (change, text) => {
    expect(quantitySummary({ ...rules, ...change })).toBe(text);
  });
});

it('has the rules of a tool that is sold out', () => {
  const soldOut = { ...rules, available: 0, minOrder: 20, orderMultiple: 12 };
  expect(quantityTexts(soldOut)).toEqual(['Packs of 12', 'at least 24 pieces']);
});
