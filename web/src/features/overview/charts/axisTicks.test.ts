import { describe, expect, it } from 'vitest';
import { axisTicks } from './axisTicks.ts';

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
