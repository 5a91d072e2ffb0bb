import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { removeDrafts } from '../../drafts.ts';

const storageKey = 'accessToken';

export const keepAccessToken = (token: string) => localStorage.setItem(storageKey, token);

export const removeAccessToken = () => localStorage.removeItem(storageKey);

const forgetAccount = () => {
  removeAccessToken();
  removeDrafts();
};

/** Keeps the stored token equal to the session's: renewed with it, gone with it, as are the drafts. */
export const followAccessToken = (auth: Auth) =>
  onIdTokenChanged(auth, async (user) => {
    if (user) keepAccessToken(await user.getIdToken());
    else forgetAccount();
  });
