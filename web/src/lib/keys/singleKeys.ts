import { useSyncExternalStore } from 'react';
import { sharedStorage } from '../browser/browserStorage.ts';
import { getSession, subscribeToSession } from '../session/session.ts';

/** The account's choice, and that of the browser without one, which holds until an account has its own. */
const storageKey = (uid = ''): string => `keys:${uid}`;

const currentUid = (): string | undefined => {
  const session = getSession();
  return session.status === 'signedIn' ? session.user.uid : undefined;
};

/**
 * Whether a key without Ctrl, Alt or ⌘ is a shortcut, as it is unless one has switched that off:
 * who speaks to the browser would set such shortcuts off by accident.
 */
export const hasSingleKeys = (): boolean => {
  const own = sharedStorage.read(storageKey(currentUid()));
  return (own ?? sharedStorage.read(storageKey())) !== 'off';
};

const listeners = new Set<() => void>();

/** Switches the shortcuts of single keys on or off, for the account if one is signed in. */
export const chooseSingleKeys = (isOn: boolean): void => {
  sharedStorage.write(storageKey(currentUid()), isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  const unsubscribe = subscribeToSession(listener);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Whether single keys are shortcuts now. Pages are prerendered as if they were. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore(subscribe, hasSingleKeys, () => true);
