import { sharedStorage } from '../browser/browserStorage.ts';

/**
 * The ID token in local storage, which the specification requires. Firebase Auth has the session.
 */
const storageKey = 'accessToken';

export const readAccessToken = (): string | null => sharedStorage.read(storageKey);

export const storeAccessToken = (token: string) => sharedStorage.write(storageKey, token);

export const removeAccessToken = () => sharedStorage.remove(storageKey);

/** Whether someone is probably signed in: enough to decide whether to load Firebase Auth. */
export const hasAccessToken = (): boolean => readAccessToken() !== null;

/** Calls back when another tab stores or removes the token. */
export const subscribeToAccessToken = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    // Null when everything was removed.
    if (key === storageKey || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
