import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { removeDrafts } from '../../drafts.ts';
import { removeAccessToken, storeAccessToken } from '../../storedToken.ts';

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
