import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { removeDrafts } from '../../drafts.ts';

const storageKey = 'accessToken';

export const storeAccessToken = (token: string) => localStorage.setItem(storageKey, token);

export const removeAccessToken = () => localStorage.removeItem(storageKey);

/**
 * Keeps the stored token equal to the session's: renewed with it, gone with it. What others have
 * begun to type goes when somebody signs in.
 */
export const syncAccessToken = (auth: Auth) =>
  onIdTokenChanged(auth, async (user) => {
    if (!user) return removeAccessToken();
    removeDrafts(user.uid);
    storeAccessToken(await user.getIdToken());
  });
