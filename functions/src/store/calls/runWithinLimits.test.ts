import { describe, expect, it } from 'vitest';
import { runWithinLimits } from './runWithinLimits.ts';

const batches = async function* (count: number, size: number): AsyncGenerator<number[]> {
  for (let first = 0; first < count; first += size) {
    yield Array.from({ length: Math.min(size, count - first) }, (_, index) => first + index);
  }
};

const unlimited = { items: 1_000, ms: 60_000 };
const double = async (item: number): Promise<number> => item * 2;

describe('runWithinLimits', () => {
  it('does the work for all items', async () => {
    const { results, failures } = await runWithinLimits(batches(7, 3), double, unlimited);
    expect(results).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(failures).toEqual([]);
  });

  it('stops after the batch that reaches the limit, and reads no other', async () => {
    const all = batches(20, 5);
    const { results } = await runWithinLimits(all, double, { ...unlimited, items: 8 });
    expect(results).toHaveLength(10);
    expect(await all.next()).toEqual({ done: true, value: undefined });
  });

  it('stops after the first batch when the time is over', async () => {
    const { results } = await runWithinLimits(batches(20, 5), double, { ...unlimited, ms: 0 });
    expect(results).toHaveLength(5);
  });

  it('reports the items that fail, and goes on with the others', async () => {
    const error = new Error('Broken');
    const failFirst = async (item: number): Promise<number> => {
      if (item === 0) throw error;
      return item;
    };
    const { results, failures } = await runWithinLimits(batches(4, 2), failFirst, unlimited);
    expect(results).toEqual([1, 2, 3]);
    expect(failures).toEqual([{ item: 0, error }]);
  });

  it('counts items that fail towards the limit', async () => {
    const fail = () => Promise.reject(new Error('Broken'));
    const limits = { ...unlimited, items: 4 };
    const { failures } = await runWithinLimits(batches(20, 2), fail, limits);
    expect(failures).toHaveLength(4);
  });
});
