import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same between renders and calls the latest one, for memoised components.
 */
export const useStableCallback = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
