import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered page is rendered and taken over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
