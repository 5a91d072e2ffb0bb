import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
