/** The ID token in local storage, which the specification requires. Firebase Auth has the session. */
const storageKey = 'accessToken';

export const storeAccessToken = (token: string) => localStorage.setItem(storageKey, token);

export const removeAccessToken = () => localStorage.removeItem(storageKey);

/** Whether someone is probably signed in: enough to decide whether to load Firebase Auth. */
export const hasAccessToken = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};
