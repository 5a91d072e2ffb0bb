import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerTime } from '../collections/serverTime.ts';
import { paceById } from './paceById.ts';

/** The end of a pause, which a test brings about itself. */
const pauses = vi.hoisted(() => ({ lengths: [] as number[], end: [] as (() => void)[] }));

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: (ms: number) =>
    new Promise<void>((resolve) => {
      pauses.lengths.push(ms);
      pauses.end.push(resolve);
    }),
}));

const at = (second: number): ServerTime => `170000000${second}.000000000`;

/** Work that the test finishes itself, with the time at which it has read the document. */
const manualWork = () => {
  const runs: { id: string; read: (time: ServerTime) => void; fail: (error: Error) => void }[] = [];
  const work = (id: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<ServerTime>();
    runs.push({ id, read: resolve, fail: reject });
    return promise;
  };
  return { runs, publish: paceById(work, { intervalMs: 250, maxIds: 2 }) };
};

/** Lets everything run that waits for neither a pause nor a run. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('paceById', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    pauses.lengths.length = 0;
    pauses.end.length = 0;
  });

  it('runs the first change of each document immediately', async () => {
    const { runs, publish } = manualWork();
    const done = [publish('a', at(1)), publish('b', at(2))];
    await settle();
    expect(runs.map(({ id }) => id)).toEqual(['a', 'b']);
    for (const { read } of runs) read(at(3));
    await Promise.all(done);
    expect(pauses.lengths).toEqual([]);
  });

  it.each([
    ['before the read', 4],
    ['at the time of the read', 5],
  ])('does not run for a change %s of a finished run', async (_when, changedAt) => {
    const { runs, publish } = manualWork();
    const first = publish('a', at(1));
    await settle();
    runs[0]?.read(at(5));
    await first;
    await publish('a', at(changedAt));
    expect(runs).toHaveLength(1);
  });

  it('runs once, after the interval, for all changes during and after a run', async () => {
    const { runs, publish } = manualWork();
    const first = publish('a', at(1));
    await settle();
    const during = [publish('a', at(6)), publish('a', at(7))];
    await settle();
    runs[0]?.read(at(5));
    await first;
    await settle();
    const waiting = publish('a', at(8));
    expect(pauses.lengths).toEqual([250]);
    expect(runs).toHaveLength(1);
    pauses.end[0]?.();
    await settle();
    expect(runs).toHaveLength(2);
    runs[1]?.read(at(9));
    await Promise.all([...during, waiting]);
    expect(runs).toHaveLength(2);
  });

  it('runs again for a change after the read of the run that it waited for', async () => {
    const { runs, publish } = manualWork();
    const first = publish('a', at(1));
    await settle();
    const late = publish('a', at(6));
    await settle();
    runs[0]?.read(at(5));
    await first;
    await settle();
    pauses.end[0]?.();
    await settle();
    runs[1]?.read(at(6));
    await late;
    expect(runs).toHaveLength(2);
  });

  it('always runs for a deletion, which has no time', async () => {
    const { runs, publish } = manualWork();
    const first = publish('a', at(1));
    await settle();
    runs[0]?.read(at(5));
    await first;
    const deletion = publish('a');
    await settle();
    pauses.end[0]?.();
    await settle();
    runs[1]?.read(at(6));
    await deletion;
    expect(runs).toHaveLength(2);
  });

  it('fails the changes that wait for a failed run, and runs for others', async () => {
    const { runs, publish } = manualWork();
    const first = publish('a', at(1));
    await settle();
    const other = publish('a', at(2));
    await settle();
    runs[0]?.fail(new Error('unavailable'));
    await expect(first).rejects.toThrow('unavailable');
    await settle();
    pauses.end[0]?.();
    await settle();
    runs[1]?.read(at(3));
    await other;
  });

  it('forgets the oldest documents', async () => {
    const { runs, publish } = manualWork();
    for (const [run, id] of ['a', 'b', 'c', 'a'].entries()) {
      const done = publish(id, at(1));
      await settle();
      runs[run]?.read(at(5));
      await done;
    }
    expect(runs.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'a']);
    expect(pauses.lengths).toEqual([]);
  });
});
