import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { removeDrafts } from '../../drafts.ts';

const storageKey = 'accessToken';

export const storeAccessToken = (token: string) => localStorage.setItem(storageKey, token);

export const removeAccessToken = () => localStorage.removeItem(storageKey);

/**
 * Keeps the stored token in sync with the session. On a sign-in it removes the drafts of other
 * accounts.
 */
export const syncAccessToken = (auth: Auth) =>
  onIdTokenChanged(auth, async (user) => {
    if (!user) return removeAccessToken();
    removeDrafts(user.uid);
    storeAccessToken(await user.getIdToken());
  });
