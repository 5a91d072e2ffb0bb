import { type ReactNode, useSyncExternalStore } from 'react';

/** The notices by their keys, in the order in which they are shown. */
let notices: Record<string, ReactNode> = {};

const listeners = new Set<() => void>();

/** Shows a notice on top of every page, in place of the one with this key; null removes it. */
export const showNotice = (key: string, notice: ReactNode): void => {
  notices = { ...notices, [key]: notice };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const read = () => notices;

/** The notices that are shown now, by their keys. */
export const useShownNotices = () => useSyncExternalStore(subscribe, read, read);
