import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work that never fails, but no longer than a number of milliseconds. */
export const waitAtMost = async (limitMs: number, work: Promise<unknown>): Promise<void> => {
  const stop = new AbortController();
  const limit = pause(limitMs, undefined, { signal: stop.signal }).catch(() => {});
  await Promise.race([work, limit]);
  stop.abort();
};
