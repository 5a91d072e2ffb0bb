import { describe, expect, it } from 'vitest';
import { axisTicks, formatSum } from './measures.ts';

it.each([
  [0, '$0.00'],
  [1_234.5, '$1,234.50'],
  [9_999.99, '$9,999.99'],
  [10_000, '$10,000'],
  [1_234_567.89, '$1,234,568'],
])('formats a sum of %d as %s', (dollars, text) => {
  expect(formatSum(dollars)).toBe(text);
});

describe('axisTicks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [641, [0, 200, 400, 600, 800]],
    [1000, [0, 500, 1000]],
    [12_345.67, [0, 5000, 10_000, 15_000]],
  ])('divides up to %d', (max, ticks) => {
    expect(axisTicks(max)).toEqual(ticks);
  });

  it('always reaches the maximum in at most five ticks', () => {
    for (let max = 1; max < 1e9; max = Math.ceil(max * 1.07)) {
      const ticks = axisTicks(max);
      expect(ticks.at(-1), `for ${max}`).toBeGreaterThanOrEqual(max);
      expect(ticks.length, `for ${max}`).toBeLessThanOrEqual(5);
    }
  });
});
