/**
 * Waits for work that never fails, but no longer than a number of milliseconds. Returns whether it
 * ended.
 */
export const waitAtMost = async (limitMs: number, work: Promise<unknown>): Promise<boolean> => {
  const { promise: limit, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), limitMs);
  const hasEnded = await Promise.race([work.then(() => true), limit]);
  clearTimeout(timer);
  return hasEnded;
};
