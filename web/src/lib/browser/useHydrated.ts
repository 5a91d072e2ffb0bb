import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendering and hydrating, then true. The change is deferred: React would render the
 * whole page for it in one task, which now yields.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );

/** Whether this is rendered into a document: without cart, session and screen. */
export const useIsPrerendered = (): boolean => !useHydrated();
