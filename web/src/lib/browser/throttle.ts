/** A function that runs at most once in an interval. */
export interface Throttled {
  /** Runs now, or once at the end of the interval since the last run. */
  call: () => void;
  /** Drops a run that waits. */
  cancel: () => void;
}

/** Limits how often a function runs. The last call always leads to a run. */
export const throttle = (run: () => void, intervalMs: number): Throttled => {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = undefined;
    next = Date.now() + intervalMs;
    run();
  };
  return {
    call: () => {
      timer ??= setTimeout(start, Math.max(0, next - Date.now()));
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
