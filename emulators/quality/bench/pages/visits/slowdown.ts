/** The slowdown of Lighthouse's emulated phone. */
export const usualSlowdown = 4;

const fastest = 1;
const slowest = 20;
/** In milliseconds. */
const wanted = 500;
const tolerance = 75;
/** What the long tasks of a page take before they count as blocking. */
const notBlocking = 150;
const mostVisits = 5;

/**
 * Finds how much slower the processor must be for a page to block for about 500 ms, as on a slow
 * phone.
 */
export const slowdownFor = async (
  blockingAt: (slowdown: number) => Promise<number>,
): Promise<number> => {
  let slowdown = usualSlowdown;
  for (let visits = 1; visits <= mostVisits; visits++) {
    const blocking = await blockingAt(slowdown);
    if (Math.abs(blocking - wanted) <= tolerance) return slowdown;
    const next = (slowdown * (wanted + notBlocking)) / (blocking + notBlocking);
    slowdown = Math.min(slowest, Math.max(fastest, Math.round(next * 10) / 10));
  }
  return slowdown;
};
