import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { shareCalls } from './shareCalls.ts';

const numbered = () => {
  let count = 0;
  return vi.fn(async (_list: unknown) => {
    count += 1;
    return count;
  });
};

describe('shareCalls', () => {
  it('shares one result between concurrent calls with the same argument', async () => {
    const load = numbered();
    const list = shareCalls(load);
    const page = { limit: 2 };
    expect(await Promise.all([list(page), list({ limit: 2 }), list(page)])).toEqual([1, 1, 1]);
    expect(load.mock.calls).toEqual([[page]]);
  });

  it('caches nothing, and distinguishes arguments by their content', async () => {
    const list = shareCalls(numbered());
    expect(await Promise.all([list({ limit: 2 }), list({ limit: 3 })])).toEqual([1, 2]);
    expect(await list({ limit: 2 })).toBe(3);
  });

  it('never returns the result of work that started before the call', async () => {
    const results = [1, 2].map(() => Promise.withResolvers<string>());
    const load = vi.fn((_list: string) => results[load.mock.calls.length - 1]?.promise as never);
    const list = shareCalls(load);
    const early = list('a');
    await setImmediate();
    const late = [list('a'), list('a')];
    await setImmediate();
    expect(load).toHaveBeenCalledTimes(1);
    results[0]?.resolve('old');
    expect(await early).toBe('old');
    results[1]?.resolve('new');
    expect(await Promise.all(late)).toEqual(['new', 'new']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails only the calls of failed work', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
    const list = shareCalls(load);
    const failing = Promise.allSettled([list('a'), list('a')]);
    await setImmediate();
    expect(await list('a')).toBe('up');
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
