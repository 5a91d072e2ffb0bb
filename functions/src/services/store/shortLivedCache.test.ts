import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortLivedCache } from './shortLivedCache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const retention = { maxAge: 5_000, maxEntries: 2 };

describe('shortLivedCache', () => {
  it('answers from memory until the answer is too old', async () => {
    const load = vi.fn(async (page: number) => page * 2);
    const list = shortLivedCache(load, retention);
    expect([await list(1), await list(1)]).toEqual([2, 2]);
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    await list(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('lets calls at the same time share one answer', async () => {
    const load = vi.fn(async () => ({}));
    const list = shortLivedCache(load, retention);
    const [first, second] = await Promise.all([list('a'), list('a')]);
    expect(first).toBe(second);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells arguments apart by their content', async () => {
    const list = shortLivedCache(async ({ page }: { page: number }) => page, retention);
    expect([await list({ page: 1 }), await list({ page: 2 })]).toEqual([1, 2]);
  });

  it('forgets a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
    const list = shortLivedCache(load, retention);
    await expect(list('a')).rejects.toThrow('down');
    expect(await list('a')).toBe('up');
  });

  it('keeps no more answers than it may, the oldest go first', async () => {
    const load = vi.fn(async (page: number) => page);
    const list = shortLivedCache(load, retention);
    for (const page of [1, 2, 3, 3, 2]) await list(page);
    expect(load.mock.calls).toEqual([[1], [2], [3]]);
    await list(1);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
