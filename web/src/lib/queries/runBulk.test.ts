import { describe, expect, it } from 'vitest';
import { runBulk } from './runBulk.ts';

describe('runBulk', () => {
  it('continues after a failure, and returns its error', async () => {
    const error = new Error('no');
    const action = async (item: number) => {
      if (item === 2) throw error;
    };
    const { done, failed } = await runBulk([1, 2, 3, 4, 5], action);
    expect(done).toEqual([1, 3, 4, 5]);
    expect(failed).toEqual([{ item: 2, error }]);
  });

  it('limits the concurrency, and runs every item once', async () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    let running = 0;
    let peak = 0;
    const { done } = await runBulk(items, async () => {
      running += 1;
      peak = Math.max(peak, running);
      await Promise.resolve();
      running -= 1;
    });
    expect(peak).toBe(3);
    expect(done.toSorted((one, other) => one - other)).toEqual(items);
  });
});
