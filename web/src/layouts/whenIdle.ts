const patience = 1000;

/** Resolves when the browser has nothing more urgent, at the latest after a second. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: patience });
    } else {
      setTimeout(resolve, 0);
    }
  });
