import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work that never fails, but no longer than a number of milliseconds. Returns whether it ended. */
export const waitAtMost = async (limitMs: number, work: Promise<unknown>): Promise<boolean> => {
  const stop = new AbortController();
  const limit = pause(limitMs, false, { signal: stop.signal }).catch(() => false);
  const hasEnded = await Promise.race([work.then(() => true), limit]);
  stop.abort();
  return hasEnded;
};
