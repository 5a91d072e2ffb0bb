import { expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

const failing = (times: number) => {
  let failures = 0;
  return vi.fn(async () => {
    failures += 1;
    if (failures <= times) throw new Error(`EPIPE ${failures}`);
    return 'uploaded';
  });
};

const waiting = () => vi.fn(async (_milliseconds: number) => {});

it('does work once that succeeds', async () => {
  const work = failing(0);
  expect(await retry(work)).toBe('uploaded');
  expect(work).toHaveBeenCalledOnce();
});

it('repeats work that fails, and waits longer each time', async () => {
  const wait = waiting();
  expect(await retry(failing(3), { firstDelayMs: 10, wait })).toBe('uploaded');
  expect(wait.mock.calls).toEqual([[10], [20], [40]]);
});

it('fails with the last error when work fails each time', async () => {
  const work = failing(9);
  await expect(retry(work, { attempts: 4, wait: waiting() })).rejects.toThrow('EPIPE 4');
  expect(work).toHaveBeenCalledTimes(4);
});
