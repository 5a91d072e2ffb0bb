import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortLivedCache } from './shortLivedCache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const options = { maxAge: 5_000, maxEntries: 2 };

describe('shortLivedCache', () => {
  it('returns the cached result until it expires', async () => {
    const load = vi.fn(async (page: number) => page * 2);
    const list = shortLivedCache(load, options);
    expect([await list(1), await list(1)]).toEqual([2, 2]);
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    await list(1);
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await list(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shares one result between concurrent calls', async () => {
    const load = vi.fn(async () => ({}));
    const list = shortLivedCache(load, options);
    const [first, second] = await Promise.all([list('a'), list('a')]);
    expect(first).toBe(second);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('distinguishes arguments by their content', async () => {
    const list = shortLivedCache(async ({ page }: { page: number }) => page, options);
    expect([await list({ page: 1 }), await list({ page: 2 })]).toEqual([1, 2]);
  });

  it('does not cache a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
    const list = shortLivedCache(load, options);
    await expect(list('a')).rejects.toThrow('down');
    expect(await list('a')).toBe('up');
  });

  it('evicts the results that were not used for longest when it is full', async () => {
    const load = vi.fn(async (page: number) => page);
    const list = shortLivedCache(load, options);
    for (const page of [1, 2, 1, 3, 1]) await list(page);
    expect(load.mock.calls).toEqual([[1], [2], [3]]);
    await list(2);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
