import { sharedStorage } from './browserStorage.ts';

/**
 * The ID token in local storage, which the specification requires. Firebase Auth has the session.
 */
const storageKey = 'accessToken';

export const storeAccessToken = (token: string) => sharedStorage.write(storageKey, token);

export const removeAccessToken = () => sharedStorage.remove(storageKey);

/** Whether someone is probably signed in: enough to decide whether to load Firebase Auth. */
export const hasAccessToken = (): boolean => sharedStorage.read(storageKey) !== null;
