import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether this is rendered into a document: without cart, session and screen. */
export const useIsPrerendered = (): boolean => !useHydrated();
