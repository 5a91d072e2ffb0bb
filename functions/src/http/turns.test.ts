import { setImmediate } from 'node:timers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { takeTurns } from './turns.ts';

it('lets others go ahead once ten milliseconds of work have passed', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const turn = takeTurns();
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  now.mockReturnValue(9);
  await turn();
  expect(others).toBe(0);
  now.mockReturnValue(10);
  await turn();
  expect(others).toBe(1);
});
