import { useEffect, useEffectEvent, useMemo } from 'react';
import { throttle } from './throttle.ts';

/** The function, run at most once in an interval, and no more when the component is gone. */
export const useThrottled = (run: () => void, intervalMs: number): (() => void) => {
  const latest = useEffectEvent(run);
  const throttled = useMemo(() => throttle(() => latest(), intervalMs), [intervalMs]);
  useEffect(() => throttled.cancel, [throttled]);
  return throttled.call;
};
