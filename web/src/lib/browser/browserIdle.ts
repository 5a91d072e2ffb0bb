const idleTimeoutMs = 1000;

/** Resolves when the browser has nothing else to do, at the latest after a second. */
export const browserIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
    } else {
      setTimeout(resolve, 0);
    }
  });
