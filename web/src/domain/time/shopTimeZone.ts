import { isTimeZone, usualTimeZone } from 'functions/contract';
import { useSyncExternalStore } from 'react';
import { sharedStorage } from '../../lib/browser/browserStorage.ts';

const storageKey = 'shopTimeZone';

/** A browser may not know a zone that the shop has: then its days are shown in UTC. */
const usable = (name: string): string => (isTimeZone(name) ? name : usualTimeZone);

const state: { timeZone?: string | null } = {};
const listeners = new Set<() => void>();

/** The time zone of the shop's days; null as long as this browser has not learned it. */
export const knownTimeZone = (): string | null => {
  if (state.timeZone === undefined) {
    const storedText = sharedStorage.read(storageKey);
    state.timeZone = storedText === null ? null : usable(storedText);
  }
  return state.timeZone;
};

/** The time zone of the shop's days. The pages that show days wait until it is known. */
export const shopTimeZone = (): string => knownTimeZone() ?? usualTimeZone;

/** Learns the time zone of the shop, and keeps it for the next visit. */
export const keepTimeZone = (name: string): void => {
  if (usable(name) === knownTimeZone()) return;
  state.timeZone = usable(name);
  sharedStorage.write(storageKey, name);
  for (const listener of listeners) listener();
};

/** Makes the next page learn the time zone again; for tests. */
export const forgetTimeZone = (): void => {
  sharedStorage.remove(storageKey);
  delete state.timeZone;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The time zone of the shop's days as soon as it is known; renders again when it changes. */
export const useKnownTimeZone = (): string | null =>
  useSyncExternalStore(subscribe, knownTimeZone, () => null);
