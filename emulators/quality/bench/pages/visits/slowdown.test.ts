import { expect, it } from 'vitest';
import { slowdownFor } from './slowdown.ts';

/** A page whose tasks take so many milliseconds without a slowdown. */
const pageWith = (taskMs: number) => async (slowdown: number) =>
  Math.max(0, taskMs * slowdown - 120);

it.each([40, 60, 155, 400])('slows a page with tasks of %d ms down to 500 ms', async (taskMs) => {
  const blockingAt = pageWith(taskMs);
  const blocking = await blockingAt(await slowdownFor(blockingAt));
  expect(Math.abs(blocking - 500)).toBeLessThanOrEqual(120);
});

it('does not speed the processor up', async () => {
  expect(await slowdownFor(pageWith(5_000))).toBe(1);
});
