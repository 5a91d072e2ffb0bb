import { useSyncExternalStore } from 'react';

/** The dialogs of staff that open from everywhere in the dashboard. */
export type StaffDialog = 'finder' | 'keys';

let shown: StaffDialog | null = null;

const listeners = new Set<() => void>();

/** Opens a dialog in place of the one that is open; null closes it. */
export const showStaffDialog = (dialog: StaffDialog | null): void => {
  shown = dialog;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const read = () => shown;

/** The dialog that is open now. */
export const useStaffDialog = (): StaffDialog | null => useSyncExternalStore(subscribe, read, read);
