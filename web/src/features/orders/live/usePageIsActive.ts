import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  document.addEventListener('visibilitychange', onChange, options);
  addEventListener('focus', onChange, options);
  addEventListener('blur', onChange, options);
  return () => listening.abort();
};

const isActive = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether someone looks at the page: it is visible, and its window has the focus. */
export const usePageIsActive = (): boolean => useSyncExternalStore(subscribe, isActive, () => true);
