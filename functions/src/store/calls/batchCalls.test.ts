import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { batchCalls } from './batchCalls.ts';

const doubled = async (batch: readonly number[]) => batch.map((n) => n * 2);

/** A load whose answers the test gives itself. */
const manualLoad = () => {
  const answers: ((results: number[]) => void)[] = [];
  const load = vi.fn((_batch: readonly number[]) => {
    const { promise, resolve } = Promise.withResolvers<number[]>();
    answers.push(resolve);
    return promise;
  });
  return { load, answers };
};

describe('batchCalls', () => {
  it('answers concurrent calls with one load, each with its own result', async () => {
    const load = vi.fn(doubled);
    const call = batchCalls(load, { calls: 10, loads: 1 });
    expect(await Promise.all([call(1), call(2), call(1)])).toEqual([2, 4, 2]);
    expect(load.mock.calls).toEqual([[[1, 2, 1]]]);
  });

  it('caches nothing', async () => {
    const load = vi.fn(doubled);
    const call = batchCalls(load, { calls: 10, loads: 1 });
    await call(1);
    await call(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('never answers a call with a load that started before it', async () => {
    const { load, answers } = manualLoad();
    const call = batchCalls(load, { calls: 10, loads: 1 });
    const early = call(1);
    await setImmediate();
    const late = [call(1), call(2)];
    answers[0]?.([10]);
    expect(await early).toBe(10);
    await setImmediate();
    expect(load.mock.calls).toEqual([[[1]], [[1, 2]]]);
    answers[1]?.([11, 12]);
    expect(await Promise.all(late)).toEqual([11, 12]);
  });

  it('runs several loads at once, but no more than its limit', async () => {
    const { load, answers } = manualLoad();
    const call = batchCalls(load, { calls: 10, loads: 2 });
    const results: Promise<number>[] = [];
    for (const n of [1, 2, 3, 4]) {
      results.push(call(n));
      await setImmediate();
    }
    expect(load.mock.calls).toEqual([[[1]], [[2]]]);
    answers[1]?.([20]);
    await setImmediate();
    expect(load.mock.calls).toEqual([[[1]], [[2]], [[3, 4]]]);
    answers[0]?.([10]);
    answers[2]?.([30, 40]);
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40]);
  });

  it('limits the calls of one load', async () => {
    const load = vi.fn(doubled);
    const call = batchCalls(load, { calls: 2, loads: 1 });
    expect(await Promise.all([1, 2, 3, 4, 5].map(call))).toEqual([2, 4, 6, 8, 10]);
    expect(load.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]]);
  });

  it('fails the calls of a failed load, and no others', async () => {
    const load = vi.fn(doubled).mockRejectedValueOnce(new Error('down'));
    const call = batchCalls(load, { calls: 2, loads: 1 });
    const results = await Promise.allSettled([call(1), call(2), call(3)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('fails its calls when the load throws before it starts', async () => {
    const call = batchCalls(
      (): Promise<number[]> => {
        throw new Error('no');
      },
      { calls: 2, loads: 1 },
    );
    await expect(call(1)).rejects.toThrow('no');
    await expect(call(1)).rejects.toThrow('no');
  });

  it('starts other loads when one is stuck, and still answers its calls later', async () => {
    const { load, answers } = manualLoad();
    const call = batchCalls(load, { calls: 10, loads: 1, maxWaitMs: 1 });
    const stuck = call(1);
    await setImmediate();
    const next = call(2);
    await expect.poll(() => load.mock.calls.length).toBe(2);
    answers[1]?.([20]);
    expect(await next).toBe(20);
    answers[0]?.([10]);
    expect(await stuck).toBe(10);
  });
});
