import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteWritten } from './ownWrites.ts';
import { readLately } from './readLately.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const reader = (path: string) => {
  const read = vi.fn(async (_: string) => read.mock.calls.length);
  return { read, lately: readLately({ reference: () => ({ path }), read, maxAgeMs: () => 2_000 }) };
};

it('keeps what it has read until it is too old', async () => {
  const { lately } = reader('of an age');
  expect(await Promise.all([lately(''), lately('')])).toEqual([1, 1]);
  vi.advanceTimersByTime(1_999);
  expect(await lately('')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await lately('')).toBe(2);
});

it('never shows what this instance has replaced', async () => {
  const { lately } = reader('written');
  await lately('');
  vi.advanceTimersByTime(1);
  noteWritten(['other', 'written']);
  expect(await lately('')).toBe(2);
  noteWritten(['other']);
  expect(await lately('')).toBe(2);
});

it('does not keep a failure', async () => {
  const { read, lately } = reader('failing');
  read.mockRejectedValueOnce(new Error('unavailable'));
  await expect(lately('')).rejects.toThrow('unavailable');
  expect(await lately('')).toBe(2);
});
