import { setImmediate } from 'node:timers/promises';

const turnMs = 10;

/**
 * Shares the processor during long work: the work calls the result at each step, which lets waiting
 * requests go ahead once ten milliseconds have passed.
 */
export const takeTurns = (): (() => Promise<void>) => {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turnMs) return;
    await setImmediate();
    begun = performance.now();
  };
};
