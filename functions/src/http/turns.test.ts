import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

it('lets others go ahead while a long work goes on', async () => {
  const turn = takeTurns();
  let others = 0;
  let isDone = false;
  const count = () => {
    others += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const end = performance.now() + 200;
  while (performance.now() < end) await turn();
  isDone = true;
  // Without turns none has gone ahead.
  expect(others).toBeGreaterThan(1);
});
