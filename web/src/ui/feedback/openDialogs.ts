import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  count += by;
  for (const listen of listeners) listen();
};

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** Counts a dialog for as long as it is open. */
export const useOpenDialog = (open: boolean): void =>
  useEffect(() => {
    if (!open) return;
    change(1);
    return () => change(-1);
  }, [open]);

/** Whether a dialog is open in which someone may have typed something. */
export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
