import { describe, expect, it } from 'vitest';
import { runBulk } from './runBulk.ts';

describe('runBulk', () => {
  it('does the rest where one fails, and tells why', async () => {
    const error = new Error('no');
    const act = async (item: number) => {
      if (item === 2) throw error;
    };
    const { done, failed } = await runBulk([1, 2, 3, 4, 5], act);
    expect(done).toEqual([1, 3, 4, 5]);
    expect(failed).toEqual([{ item: 2, error }]);
  });

  it('has a few under way at a time, and every one once', async () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    let underWay = 0;
    let most = 0;
    const { done } = await runBulk(items, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
    });
    expect(most).toBe(3);
    expect(done.toSorted((one, other) => one - other)).toEqual(items);
  });
});
